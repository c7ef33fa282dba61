import { ApiError } from "../base/api-error.js";

/** A revision as the header ETag has it. */
export const entityTag = (revision: number): string => `"${revision}"`;

/**
 * The revision that a header `If-Match` asks for; undefined where any will do.
 *
 * @throws ApiError 400 for a header that names none of our revisions
 */
export function revisionOfIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  if (digits === undefined)
    throw new ApiError(400, "input/if-match", 'Send the ETag of the project as If-Match, like "3".');
  return Number(digits);
}

/** Whether a header `If-None-Match` names the tag: what it stands for is there already. */
export function isAmong(tag: string, header: string): boolean {
  if (tag === "" || header === "") return false;
  return header.split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}
