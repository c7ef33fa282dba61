import type { ReaderFindingName } from "../findings/catalogue.js";
import { type CellFinding, type FindingDetails, makeFinding } from "../findings/cell-finding.js";

/** Reason why reading stopped. */
export interface Refusal {
  readonly ok: false;
  readonly finding: CellFinding;
}

/** Result of a reading step: its value, or the finding that ends the reading. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export function refuse(name: ReaderFindingName, details: FindingDetails = {}): Refusal {
  return { ok: false, finding: makeFinding(name, details) };
}
