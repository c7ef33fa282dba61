import type { OtherSavingsType } from "@epb/engine";
import type { ReaderFindingName } from "../../findings/catalogue.js";
import type { FindingDetails } from "../../findings/cell-finding.js";
import type { InputValue, ProjectScalar } from "../../templates/input-value.js";
import type { FlatCell } from "../../xlsx/flat-workbook.js";

/** An input cell that needs a check. */
export interface SuspectCell {
  readonly cell: FlatCell;
  /** Expected value of the cell. */
  readonly value: InputValue;
  /** Unit of the field, if it is a form field. */
  readonly unit?: string | undefined;
  /** Fuels of the other savings types that have been read so far. */
  readonly fuels: OtherSavingsType;
}

export interface CellVerdict {
  readonly name: ReaderFindingName;
  readonly details: Pick<FindingDetails, "found" | "expected" | "corrections" | "suggestion" | "advice">;
  /** Value to use despite the finding, if the meaning is certain. */
  readonly takenAs?: ProjectScalar;
}

/** Finding about a cell; undefined if the rule does not apply. */
export type CellRule = (suspect: SuspectCell) => CellVerdict | undefined;

/** Maximum length of a cell text in a finding. */
const LONGEST_FOUND = 60;

/** The cell's text, shortened for a finding. */
export function quoted(text: string): string {
  return text.length > LONGEST_FOUND ? `"${text.slice(0, LONGEST_FOUND)}…"` : `"${text}"`;
}

export const isNumeric = (value: InputValue): boolean => value.kind === "decimal" || value.kind === "wholeNumber";

/** Description of the expected value of a cell. */
export function expectation(value: InputValue): string {
  switch (value.kind) {
    case "text":
      return "text";
    case "decimal":
      if (value.look === "percent") return "a percentage such as 4.75%";
      return value.isNonNegative ? "a number of zero or more" : "a number";
    case "wholeNumber":
      return `a whole number from ${value.minimum} to ${value.maximum}`;
    case "date":
      return "a date such as 2024-01-31";
    case "option":
    case "otherSavingsType":
      return "a value of the list";
    default:
      return value satisfies never;
  }
}
