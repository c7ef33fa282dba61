import type { OtherSavingsType } from "@epb/engine";
import type { FindingName } from "../../findings/catalogue.js";
import type { FindingDetails } from "../../findings/cell-finding.js";
import type { InputValue, ProjectScalar } from "../../templates/input-value.js";
import type { FlatCell } from "../../xlsx/flat-workbook.js";

/** An input cell that could not simply be read. */
export interface SuspectCell {
  readonly cell: FlatCell;
  /** What should stand there. */
  readonly value: InputValue;
  /** Fuels of the other savings types, as far as they have been read. */
  readonly fuels: OtherSavingsType;
}

export interface CellVerdict {
  readonly name: FindingName;
  readonly details: Pick<FindingDetails, "found" | "expected" | "corrections" | "advice">;
  /** What the cell is taken as all the same, where its meaning is beyond doubt. */
  readonly takenAs?: ProjectScalar;
}

/** Says what is wrong with a cell, or nothing where the rule does not apply. */
export type CellRule = (suspect: SuspectCell) => CellVerdict | undefined;

/** Texts in findings stay short. */
const LONGEST_FOUND = 60;

/** The cell's text as findings quote it. */
export function quoted(text: string): string {
  return text.length > LONGEST_FOUND ? `"${text.slice(0, LONGEST_FOUND)}…"` : `"${text}"`;
}

export const isNumeric = (value: InputValue): boolean => value.kind === "decimal" || value.kind === "wholeNumber";

/** What belongs into a cell, in words. */
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
