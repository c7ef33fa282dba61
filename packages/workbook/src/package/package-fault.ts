import type { Refusal } from "../xlsx/outcome.js";

/**
 * Stops the editing of a package whose parts are not as they must be. It never leaves this folder: the call that began the
 * editing answers with the finding.
 */
export class PackageFault extends Error {
  override readonly name = "PackageFault";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.finding.message);
    this.refusal = refusal;
  }
}
