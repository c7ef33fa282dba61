import { figureDefinition } from "../calculate/figure-definition.js";
import { inputRow } from "../inputs/all-inputs.js";
import { SUPPLIED_ROOT } from "../issues/supplied-path.js";

export interface InputLabel {
  readonly label: string;
  /** Shorter words under a heading that says the rest, such as the head of a table's column. */
  readonly heading?: string;
  readonly unit?: string;
  /** Meanings of its numbers. */
  readonly choices?: Readonly<Record<number, string>>;
}

/** Labels of what nobody enters as an input. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  "record.status": "Status",
  "record.version": "Version",
  calculatedValues: "Supplied calculated values",
};

/**
 * Label of an input, or its path if the input has no label. A figure that a user entered has the
 * label of the calculated figure that it replaces.
 *
 * @example
 * import { inputLabel } from "@epb/engine";
 *
 * inputLabel("financing.indexRate").label; // "Index rate"
 */
export function inputLabel(path: string): InputLabel {
  const row = inputRow(path);
  if (row?.label === undefined) {
    const isSupplied = path.startsWith(SUPPLIED_ROOT);
    return {
      label: isSupplied ? figureDefinition(path.slice(SUPPLIED_ROOT.length)).label : (OTHER_LABELS[path] ?? path),
    };
  }
  const { label, heading, unit } = row;
  const choices = row.kind === "choice" ? row.choices : undefined;
  return {
    label,
    ...(heading !== undefined && { heading }),
    ...(unit !== undefined && { unit }),
    ...(choices !== undefined && { choices }),
  };
}
