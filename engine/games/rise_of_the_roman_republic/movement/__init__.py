"""Chapter 6: movement, interception, attrition."""
