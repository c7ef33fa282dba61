import type { Issue } from "../issues/issue.js";
import type { Calculation } from "./calculation.js";

/** The calculation with errors found in its inputs, which come first. */
export const withIssues = (calculation: Calculation, errors: readonly Issue[]): Calculation =>
  errors.length === 0 ? calculation : { ...calculation, ok: false, issues: [...errors, ...calculation.issues] };
