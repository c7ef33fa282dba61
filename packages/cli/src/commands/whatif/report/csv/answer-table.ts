import { Decimal, type FigureDefinition, type FigureValue } from "@epb/engine";
import { csvRecord } from "@epb/engine/report";
import { csvNumber } from "../../../../format/csv-number.js";

/** Kinds of answers, each with its own table. */
export const ANSWER_TITLES = {
  changes: "Changed inputs, and figures before and after",
  sensitivity: "Figures at both ends of each range",
  steps: "Figures at each step of the ranges",
  "break-even": "Value at which a figure reaches its target",
  simulation: "Figures over all trials",
} as const;
export type AnswerKind = keyof typeof ANSWER_TITLES;

/** The table of one kind of answer. */
export interface AnswerTable {
  readonly kind: AnswerKind;
  readonly header: readonly string[];
  /** A cell for every column of the header. */
  readonly rows: readonly (readonly string[])[];
}

/** The text of a table as RFC 4180 has it. */
export const tableText = ({ header, rows }: AnswerTable): string => [header, ...rows].map(csvRecord).join("");

/** A figure with the decimals of its definition; empty where it is absent. */
export function figureCell(value: FigureValue | undefined, definition: FigureDefinition): string {
  if (value === undefined) return "";
  if (Decimal.isDecimal(value)) return csvNumber(value, definition);
  return typeof value === "string" ? value : String(value);
}

/** A value of an input with every digit: a rounded one is another input. */
export function inputCell(value: FigureValue | string | undefined, choice?: string): string {
  if (choice !== undefined) return choice;
  if (value === undefined) return "";
  if (Decimal.isDecimal(value)) return value.toFixed();
  return typeof value === "string" ? value : String(value);
}
