export type ConflictKind = "duplicate" | "stale" | "missing";

/** A write that does not fit what is stored. The transaction it belongs to is undone. */
export class StoreConflict extends Error {
  readonly kind: ConflictKind;
  readonly collection: string;
  /** The unique column whose value is taken; the revision that the store has. */
  readonly details: { readonly column?: string; readonly revision?: number };

  constructor(kind: ConflictKind, collection: string, details: StoreConflict["details"] = {}) {
    super(`${collection}: ${kind}`);
    this.name = "StoreConflict";
    this.kind = kind;
    this.collection = collection;
    this.details = details;
  }
}
