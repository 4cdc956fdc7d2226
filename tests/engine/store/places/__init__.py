"""Files and servers, and the way between them."""
