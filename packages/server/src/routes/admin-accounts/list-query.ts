import { LIMITS } from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import { type Condition, type Cursor, cursorText, parseCursor } from "../../store/query.js";

/** What a list is asked for: the values that columns have to have, and a text to look for. */
export function conditions(
  columns: Readonly<Record<string, string | number | boolean | undefined>>,
  search: string | undefined,
): readonly Condition[] {
  const where: Condition[] = Object.entries(columns).flatMap(([column, is]) =>
    is === undefined ? [] : [{ column, is }],
  );
  if (search === undefined || search === "") return where;
  return [...where, { column: "search", includes: search.toLowerCase() }];
}

export function pageLimit({ limit = LIMITS.pageSize.default }: { readonly limit?: number }): number {
  return limit;
}

/** @throws ApiError 400 for a text that is no cursor */
export function cursorAfter({ cursor }: { readonly cursor?: string }): { readonly after?: Cursor } {
  if (cursor === undefined) return {};
  const after = parseCursor(cursor);
  if (after === undefined)
    throw new ApiError(400, "input/invalid", "This cursor belongs to another list or sort order.");
  return { after };
}

export function cursorReply(next: Cursor | undefined): { readonly next?: string } {
  return next === undefined ? {} : { next: cursorText(next) };
}
