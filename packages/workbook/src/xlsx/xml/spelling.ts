import { type Refusal, refuse } from "../outcome.js";

/**
 * The problem of a scanner that stops at the first name that may have another meaning: with a prefix other than the
 * root's, or inside namespace declarations below the root. {@link readSpelled} handles it.
 */
export const OTHER_SPELLING: Refusal = refuse("file/damaged", { found: "names of several namespaces" });

/** Mode of a scanner: stop at other spellings, or accept every name as it is written. */
export type Spelling = "usual" | "as written";

/** Other programs store their own data in this element of the standard; its contents are not read. */
export const EXTENSIONS = "extLst";
