import { type Refusal, refuse } from "../outcome.js";

/**
 * The problem of a scanner that stops at the first name that may mean something else than it looks like: under another
 * prefix than the root's, or in a place that declares namespaces of its own. {@link readSpelled} deals with it.
 */
export const OTHER_SPELLING: Refusal = refuse("file/damaged", { found: "names of several namespaces" });

/** Whether a scanner stops at other spellings or takes every name as it is written. */
export type Spelling = "usual" | "as written";

/** Other programs keep what they like in this element of the standard; nothing in it is read. */
export const EXTENSIONS = "extLst";
