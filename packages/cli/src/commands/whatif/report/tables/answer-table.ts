import { Decimal, type FigureDefinition, type FigureValue } from "@epb/engine";
import { isPercentInput } from "@epb/engine/explain";
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
  readonly columns: readonly AnswerColumn[];
  /** A cell for every column. */
  readonly rows: readonly (readonly AnswerCell[])[];
}

export interface AnswerColumn {
  /** Stable name for programs: `figureLabel`. */
  readonly name: string;
  /** For people. Absent where only programs need the column. */
  readonly label?: string;
}

/** A text, or a number with its quantity, such as `dollars`. */
export type AnswerCell = string | NumberCell;

export interface NumberCell {
  /** Digits as in CSV. */
  readonly text: string;
  readonly quantity: string;
}

export const cellText = (cell: AnswerCell): string => (typeof cell === "string" ? cell : cell.text);

/** Columns by their names, with the labels for people. */
export const columnsOf = (labels: Readonly<Record<string, string | undefined>>): readonly AnswerColumn[] =>
  Object.entries(labels).map(([name, label]) => ({ name, ...(label !== undefined && { label }) }));

/** A number of trials, or the number of a crossing. */
export const countCell = (count: number): AnswerCell => ({ text: String(count), quantity: "count" });

/** A figure with the decimals of its definition; empty where it is absent. */
export function figureCell(value: FigureValue | undefined, definition: FigureDefinition): AnswerCell {
  if (value === undefined) return "";
  if (Decimal.isDecimal(value)) return { text: csvNumber(value, definition), quantity: definition.quantity };
  if (typeof value === "number") return { text: String(value), quantity: definition.quantity };
  return String(value);
}

/** A value of an input with every digit: a rounded one is another input. */
export function inputCell(value: FigureValue | string | undefined, path: string, choice?: string): AnswerCell {
  if (choice !== undefined) return choice;
  if (value === undefined) return "";
  if (Decimal.isDecimal(value) || typeof value === "number") {
    const text = Decimal.isDecimal(value) ? value.toFixed() : String(value);
    return { text, quantity: isPercentInput(path) ? "fraction" : "factor" };
  }
  return String(value);
}
