import { Decimal } from "../decimal/decimal.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { Project } from "../model/project.js";
import { inputPath } from "../path-text/input-path.js";
import { valueAtPath } from "../paths/value-at-path.js";
import type { GridRateChoice } from "../reference/grid-emission-rate.js";
import { inputRoot } from "./input-root.js";

/** What a rule may look at to see which inputs and figures are there. */
export interface Facts {
  readonly project: Project;
  readonly values: PartialCalculatedValues;
  /** Which reference data the calculation used. */
  readonly ghg: GridRateChoice;
}

/** The measures in their order. */
export const measuresOf = ({ project }: Facts): readonly EcmItem[] => project.data.ecms ?? [];

/** The measure of a uuid; one without entries where there is none. */
export const measureOf = (facts: Facts, uuid: string): EcmItem =>
  measuresOf(facts).find((measure) => measure.uuid === uuid) ?? { uuid };

/** Whether the project has an input. */
export const hasInput = ({ project }: Facts, path: string): boolean =>
  valueAtPath(inputRoot(project), path) !== undefined;

/** Whether an input is zero, or is not there and counts as zero. */
export function isZeroInput({ project }: Facts, path: string): boolean {
  const value = valueAtPath(inputRoot(project), path);
  return !Decimal.isDecimal(value) || value.isZero();
}

/** A place in a measure. */
export const measurePath = (uuid: string, ...names: readonly (string | Readonly<Record<string, number>>)[]): string =>
  inputPath("ecms", { uuid }, ...names);
