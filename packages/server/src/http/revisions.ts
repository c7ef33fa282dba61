import { ApiError } from "../base/api-error.js";

/** A revision in the form of the ETag header. */
export const entityTag = (revision: number): string => `"${revision}"`;

/**
 * Revision in an `If-Match` header; undefined if it matches any revision.
 *
 * @throws ApiError 400 for a header that contains none of our revisions
 */
export function revisionOfIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  if (digits === undefined)
    throw new ApiError(400, "input/if-match", 'Send the ETag of the project as If-Match, like "3".');
  return Number(digits);
}

/** True if an `If-None-Match` header contains the tag: the client has this content already. */
export function isAmong(tag: string, header: string): boolean {
  if (tag === "" || header === "") return false;
  return header.split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}
