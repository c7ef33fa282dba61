import { Decimal } from "../decimal/decimal.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { Project } from "../model/project.js";
import { inputPath } from "../path-text/input-path.js";
import { valueAtPath } from "../paths/value-at-path.js";
import type { GridRateChoice } from "../reference/grid-emission-rate.js";
import { inputRoot } from "./input-root.js";

/** Facts that a rule may use about the existing inputs and figures. */
export interface Facts {
  readonly project: Project;
  readonly values: PartialCalculatedValues;
  /** Which reference data the calculation used. */
  readonly ghg: GridRateChoice;
}

/** The measures in their order. */
export const measuresOf = ({ project }: Facts): readonly EcmItem[] => project.data.ecms ?? [];

/** Measure with a uuid; a measure without entries if no measure has this uuid. */
export const measureOf = (facts: Facts, uuid: string): EcmItem =>
  measuresOf(facts).find((measure) => measure.uuid === uuid) ?? { uuid };

/** True if the project has an input. */
export const hasInput = ({ project }: Facts, path: string): boolean =>
  valueAtPath(inputRoot(project), path) !== undefined;

/** True if an input is zero, or is missing and counts as zero. */
export function isZeroInput({ project }: Facts, path: string): boolean {
  const value = valueAtPath(inputRoot(project), path);
  return !Decimal.isDecimal(value) || value.isZero();
}

/** A place in a measure. */
export const measurePath = (uuid: string, ...names: readonly (string | Readonly<Record<string, number>>)[]): string =>
  inputPath("ecms", { uuid }, ...names);
