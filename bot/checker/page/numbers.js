// The numbers of decisions: every one that was given is accounted for, and what is undone is what the undos explain.

function checkNumbers(document, report) {
  const passed = (document.chain ?? []).flatMap((link) => link.entries).filter((one) => one.is === "skipped");
  if (passed.length) {
    for (const { first, last } of passed) report.false("skipped", "skipped.false", { count: last - first + 1 }, first);
    report.unproven("undone", "skipped.undone");
    return;
  }
  const problem = gap(document);
  if (problem) {
    report.false("numbers", ...problem);
    return;
  }
  report.proven("numbers", "numbers.proven", { count: numbered(document) });
  const odd = undoProblem(document);
  if (odd) report.false("undone", ...odd);
  else report.proven("undone", "undone.proven", { count: document.undone.length });
}

const numbered = (document) =>
  document.decisions.length + document.epochs.length - 1 + document.void.length + document.undone.length;

const rising = (numbers) => numbers.every((one, n) => n === 0 || numbers[n - 1] < one);

// Returns what does not hold of the numbers as key, arguments and since; null where all does.
function gap(document) {
  const steps = document.decisions.map((step) => step.id);
  const epochs = document.epochs.map((epoch) => epoch.decision);
  if (!steps.length || steps[0] !== 0 || !rising(steps)) return ["numbers.order", {}, firstFall(steps)];
  const { seat, prompt, action } = document.decisions[0];
  if (seat !== TABLE || prompt !== "" || canonical(action) !== '{"do":"setup"}') return ["numbers.setup", {}, 0];
  if (!epochs.length || epochs[0] !== 0) return ["numbers.first_epoch", {}, 0];
  for (const [field, numbers] of Object.entries({ epochs, void: document.void, undone: document.undone })) {
    if (!rising(numbers)) return ["numbers.list_order", { field }];
  }
  const every = [...steps, ...epochs.slice(1), ...document.void, ...document.undone].sort((one, other) => one - other);
  const odd = every.findIndex((number, n) => number !== n);
  if (odd < 0) return null;
  return every[odd] > odd
    ? ["numbers.missing", { number: odd }, odd]
    : ["numbers.twice", { number: every[odd] }, every[odd]];
}

function firstFall(numbers) {
  const at = numbers.findIndex((one, n) => (n === 0 ? one !== 0 : one <= numbers[n - 1]));
  return at < 0 ? 0 : Math.min(...numbers.slice(Math.max(0, at - 1), at + 1));
}

// A decision hangs on where the game stood when it was made. An undo and a redo tell from where to where the game went,
// so which decisions lead to the end follows from them and from how many numbers were given.
class Tree {
  constructor() {
    this.parents = [-1]; // of the set-up
    this.head = 0;
  }

  growTo(count) {
    for (; this.parents.length < count; this.head = this.parents.length - 1) this.parents.push(this.head);
  }

  line(from) {
    const found = new Set();
    for (let step = from; step >= 0; step = this.parents[step]) found.add(step);
    return found;
  }
}

function undoProblem(document) {
  const count = numbered(document);
  const tree = new Tree();
  for (const [n, marker] of document.markers.entries()) {
    const args = { which: n + 1, kind: cut(marker.kind, 20), from: marker.from, to: marker.to };
    if (marker.from >= tree.parents.length && marker.from < count) tree.growTo(marker.from + 1);
    const at = Math.max(0, Math.min(tree.head, marker.from));
    if (marker.from !== tree.head) return ["undone.elsewhere", args, at];
    const behind = tree.line(tree.head).has(marker.to) && marker.to !== tree.head;
    const aside = !tree.line(tree.head).has(marker.to) && marker.to >= 0 && marker.to < tree.parents.length;
    if (!((marker.kind === "undo" && behind) || (marker.kind === "redo" && aside))) {
      return ["undone.nowhere", args, Math.max(0, Math.min(tree.head, marker.to))];
    }
    tree.head = marker.to;
  }
  tree.growTo(count);
  const path = tree.line(tree.head);
  const undone = new Set(document.undone);
  for (let number = 0; number < count; number++) {
    if (path.has(number) && undone.has(number)) return ["undone.untold", { number }, number];
    if (!path.has(number) && !undone.has(number)) return ["undone.taken_back", { number }, number];
  }
  return null;
}
