"""What lies on a plate: the scene as items with boxes, free space, leader lines; laid out first, painted afterwards."""
