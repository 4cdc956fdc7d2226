"""`python -m render`: the process that draws (render/service/worker_process.py starts it)."""

from render.service.worker_process import main

if __name__ == "__main__":
    main()
