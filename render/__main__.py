"""`python -m render`: the easel, a process to draw in (render/easel.py starts it)."""

from render.easel import main

if __name__ == "__main__":
    main()
