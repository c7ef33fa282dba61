import type { Refusal } from "../xlsx/outcome.js";

/**
 * Stops the editing of a package with malformed parts. It never leaves this folder: the caller that began the editing
 * returns the finding.
 */
export class PackageFault extends Error {
  override readonly name = "PackageFault";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.finding.message);
    this.refusal = refusal;
  }
}
