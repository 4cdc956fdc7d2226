// What was found: of each thing whether it is proven, not proven (and what would prove it), or false.

class Report {
  constructor() {
    this.findings = []; // {thing, verdict, key, args, since}
    this.counts = {}; // how many of what there are in the file
  }

  proven(thing, key, args = {}) {
    this.findings.push({ thing, verdict: "proven", key, args });
  }

  unproven(thing, key, args = {}) {
    this.findings.push({ thing, verdict: "unproven", key, args });
  }

  // since: the decision from which on it is false, where that is known.
  false(thing, key, args = {}, since = undefined) {
    this.findings.push({ thing, verdict: "false", key, args: since === undefined ? args : { ...args, since }, since });
  }

  of(verdict) {
    return this.findings.filter((one) => one.verdict === verdict);
  }

  isFalse(thing) {
    return this.findings.some((one) => one.thing === thing && one.verdict === "false");
  }
}
