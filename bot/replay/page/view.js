// Pan and zoom: by mouse, wheel, fingers and keys.

const seen = { scale: 1, x: 0, y: 0, least: 1 };
const fingers = new Map();

function place() {
  const stage = at("stage");
  const [wide, high] = [at("map").width * seen.scale, at("map").height * seen.scale];
  const within = (value, room, size) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, value)));
  seen.x = within(seen.x, stage.clientWidth, wide);
  seen.y = within(seen.y, stage.clientHeight, high);
  at("map").style.transform = `translate(${seen.x}px, ${seen.y}px) scale(${seen.scale})`;
  drawNear();
}

// Whoever moves the view themselves stops it from going on to a step.
function showWhole() {
  cancelAnimationFrame(gliding);
  const stage = at("stage");
  seen.least = Math.min(stage.clientWidth / at("map").width, stage.clientHeight / at("map").height) || 1;
  seen.scale = seen.least;
  [seen.x, seen.y] = [0, 0];
  place();
}

function zoom(factor, x = at("stage").clientWidth / 2, y = at("stage").clientHeight / 2) {
  cancelAnimationFrame(gliding);
  const scale = Math.min(3, Math.max(seen.least, seen.scale * factor));
  seen.x = x - ((x - seen.x) * scale) / seen.scale;
  seen.y = y - ((y - seen.y) * scale) / seen.scale;
  seen.scale = scale;
  place();
}

function pan(x, y) {
  cancelAnimationFrame(gliding);
  seen.x += x;
  seen.y += y;
  place();
}

function span() {
  const [one, other] = [...fingers.values()];
  const box = at("stage").getBoundingClientRect();
  return {
    apart: Math.hypot(one.x - other.x, one.y - other.y),
    x: (one.x + other.x) / 2 - box.left,
    y: (one.y + other.y) / 2 - box.top,
  };
}

function moved(event) {
  const before = fingers.get(event.pointerId);
  if (before === undefined) return;
  const now = { x: event.clientX, y: event.clientY };
  if (fingers.size === 1) {
    fingers.set(event.pointerId, now);
    pan(now.x - before.x, now.y - before.y);
    return;
  }
  const was = span();
  fingers.set(event.pointerId, now);
  const is = span();
  pan(is.x - was.x, is.y - was.y);
  if (was.apart > 0) zoom(is.apart / was.apart, is.x, is.y);
}

function left(event) {
  fingers.delete(event.pointerId);
  at("stage").classList.toggle("held", fingers.size > 0);
}

function startView() {
  const stage = at("stage");
  stage.addEventListener("pointerdown", (event) => {
    if (fingers.size >= 2) return;
    cancelAnimationFrame(gliding);
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stage.classList.add("held");
  });
  stage.addEventListener("pointermove", moved);
  for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, left);
  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const box = stage.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
    },
    { passive: false },
  );
  stage.addEventListener("dblclick", (event) => {
    const box = stage.getBoundingClientRect();
    zoom(2, event.clientX - box.left, event.clientY - box.top);
  });
  at("closer").addEventListener("click", () => zoom(1.5));
  at("farther").addEventListener("click", () => zoom(1 / 1.5));
  at("whole").addEventListener("click", showWhole);
  addEventListener("resize", () => {
    showWhole();
    follow();
  });
}
