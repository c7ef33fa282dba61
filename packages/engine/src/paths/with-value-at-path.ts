import { toDecimal } from "../decimal/amount.js";
import { inputRow } from "../inputs/all-inputs.js";
import { putValue } from "./put-value.js";

/**
 * Copy with a changed value at a path. Missing sections and items are added; parts without a change are shared with the
 * original.
 *
 * @param path - In the data of a project, or in a project: `data.financing.indexRate`.
 * @param value - Undefined removes the value. An amount or a rate of a project can be text or a number, as for
 * `toDecimal`.
 * @throws EngineError as `toDecimal` does, for an amount or a rate that cannot be read.
 *
 * @example
 * import { withValueAtPath } from "@epb/engine";
 *
 * withValueAtPath(project.data, "financing.awardDate", "2027-01-31").financing?.awardDate; // "2027-01-31"
 * withValueAtPath(project.data, "financing.indexRate", "0.04").financing?.indexRate?.toFixed(); // "0.04"
 */
export function withValueAtPath<Root extends object>(root: Root, path: string, value: unknown): Root {
  return putValue(root, path, storedValue(path, value));
}

const IN_PROJECT = /^data\./;

/** A project stores amounts and rates as decimals. */
function storedValue(path: string, value: unknown): unknown {
  if (typeof value !== "string" && typeof value !== "number") return value;
  return inputRow(path.replace(IN_PROJECT, ""))?.kind === "decimal" ? toDecimal(value) : value;
}
