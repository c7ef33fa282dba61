import { type Calculation, type InputPath, inputLabel, type Project } from "@epb/engine";
import type { Finding } from "./finding.js";
import { type CellOf, cellFields } from "./from-sources.js";
import type { UnknownTracer } from "./input-contents.js";

/** An input that cannot be read, or that cannot be true. */
export interface UnknownInput extends Pick<Finding, "sheet" | "cell"> {
  readonly path: InputPath;
  /** `Base construction cost, measure 1`. */
  readonly label: string;
}

/** The inputs for which figures of a calculation are withheld, with their cells. */
export function unknownInputs(
  project: Project,
  calculation: Calculation,
  cellOf: CellOf,
  tracer?: UnknownTracer,
): readonly UnknownInput[] {
  const { withheld } = calculation.calculatedValues;
  if (withheld === undefined || withheld.figures.length === 0) return [];
  const explainer = withheld.inputs.length > MOST_PLACED ? undefined : tracer?.explain(project, calculation);
  const labelOf = (path: InputPath): string => (explainer?.explainInput(path) ?? inputLabel(path)).label;
  return withheld.inputs.map((path) => ({ path, label: labelOf(path), ...cellFields(cellOf(path)) }));
}

/** Among more inputs than these, labels do without the measure or the year, which takes long to find. */
const MOST_PLACED = 200;
const MOST_NAMED = 3;

/** Reason for missing figures, as a sentence; undefined if no figure is withheld. */
export const withheldSentence = (inputs: readonly UnknownInput[]): string | undefined =>
  inputs.length === 0 ? undefined : `A dash stands for a figure that depends on ${unknownInputsText(inputs)}.`;

/** `an input that cannot be used: Schedule 2a!J9 (Base construction cost, measure 1)`. */
export function unknownInputsText(inputs: readonly UnknownInput[]): string {
  const named = inputs.slice(0, MOST_NAMED).map(unknownInputName);
  const more = inputs.length - named.length;
  const list = more > 0 ? [...named, `${more} more`] : named;
  const last = list.at(-1) ?? "";
  const all = list.length === 1 ? last : `${list.slice(0, -1).join(", ")} and ${last}`;
  return `${inputs.length === 1 ? "an input" : "inputs"} that cannot be used: ${all}`;
}

/** `Schedule 2a!J9 (Base construction cost, measure 1)`; the label alone without a cell. */
export function unknownInputName({ sheet, cell, label }: UnknownInput): string {
  if (sheet === undefined) return label;
  return `${sheet}${cell === undefined ? "" : `!${cell}`} (${label})`;
}
