// The few signs that the page needs, drawn, so that they look alike with any font.
const PATHS = {
  thread: "M5 6h14M5 11h14M5 16h8M16 16l3 3",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z",
  pin: "M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6",
  bell: "M6 16V10a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  eye: "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9.3a2.7 2.7 0 1 0 .01 0",
  letter: "M3 6h18v12H3zM3 7l9 7 9-7",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  send: "M4 4l17 8-17 8 3-8zM7 12h14",
  forum: "M4 5h16v10H9l-5 4zM8 9h8M8 12h5",
  clock: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3.2 2",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M3.5 15h16",
};
const SVG = "http://www.w3.org/2000/svg";

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
