import { Decimal } from "../decimal/decimal.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";
import { parsePath } from "../path-text/parse-path.js";
import { pathReader } from "../paths/list-index.js";
import { LIST_KEYS } from "../paths/list-keys.js";

/** Decides whether figures are calculated or supplied, so while it is unknown no figure is known. */
export const CALCULATION_TYPE: InputPath = "record.calculationType";

/**
 * The unknown inputs of a project, without those for which a value has been entered since.
 *
 * @example
 * import { unknownInputsOf } from "@epb/engine";
 *
 * unknownInputsOf({ ...project, data: {}, unknownInputs: ["financing.indexRate"] }); // ["financing.indexRate"]
 */
export function unknownInputsOf({ unknownInputs = [], data }: Project): readonly InputPath[] {
  const valueAt = pathReader(data);
  return unknownInputs.map(withOrderedKeys).filter((path) => !isSingleValue(valueAt(path)));
}

/**
 * Paths of supplied figures that could not be read, without those that have been entered since.
 *
 * @example
 * import { unknownSuppliedFigures } from "@epb/engine";
 *
 * unknownSuppliedFigures(project); // []
 */
export function unknownSuppliedFigures({ record, calculatedValues }: Project): readonly string[] {
  if (record.calculationType !== CalculationType.Override) return [];
  const valueAt = pathReader(calculatedValues);
  return (calculatedValues?.withheld?.figures ?? []).filter((path) => !isSingleValue(valueAt(path)));
}

/** Lists and items have values also while some of their inputs are unknown. */
const isSingleValue = (value: unknown): boolean =>
  value !== undefined && (typeof value !== "object" || Decimal.isDecimal(value));

/** The path as the engine writes it: the keys of an item in the order of its list. */
function withOrderedKeys(path: InputPath): InputPath {
  if (!path.includes(",")) return path;
  let list = "";
  return inputPath(
    ...parsePath(path).map((step) => {
      if (step.kind === "member") {
        list = step.name;
        return step.name;
      }
      const order = LIST_KEYS[list] ?? [];
      const keys = [...step.keys].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
      return Object.fromEntries(keys.map(({ name, value }) => [name, value]));
    }),
  );
}
