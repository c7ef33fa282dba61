import type { Collection, Identified } from "../collection.js";
import type { Condition, Query } from "../query.js";

/** The conditions of a list, by what it takes to look whether they hold. */
export interface ListConditions {
  /** The index of the list's order tells: documents are not looked at. */
  readonly inIndex: readonly Condition[];
  readonly inDocument: readonly Condition[];
}

/** Whatever the index of an order has beside it is looked at there. */
export function listConditions<Document extends Identified>(
  { columns }: Collection<Document>,
  { where = [], orderBy }: Pick<Query, "where" | "orderBy">,
): ListConditions {
  const narrowedBy = orderBy && columns[orderBy.column]?.narrowedBy;
  const columnsBeside = new Set([...(narrowedBy?.values ?? []), ...(narrowedBy?.ranges ?? [])]);
  const isInIndex = ({ column }: Condition): boolean => columnsBeside.has(column);
  return { inIndex: where.filter(isInIndex), inDocument: where.filter((condition) => !isInIndex(condition)) };
}
