"""The board: what stands where (stacks), who holds what (control), and the links between spaces (roads)."""
