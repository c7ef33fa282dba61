import type { NamedField } from "@epb/workbook/mapping";
import { type ColumnEntry, type FormMapping, type InputEntry, NO_ENTRY, type WordEntry } from "./form-mapping.js";

/** State of a row for the person who looks at it. */
export type RowState = "found" | "check" | "missing" | "unused";

export function stateOfInput({ isNeeded }: Pick<NamedField, "isNeeded">, entry: InputEntry = NO_ENTRY): RowState {
  if (entry.cell !== undefined) return entry.isQuestion ? "check" : "found";
  if (entry.fixed.trim() !== "") return "found";
  return isNeeded ? "missing" : "unused";
}

export const stateOfColumn = ({ to, isQuestion }: ColumnEntry): RowState =>
  to === "" ? "unused" : isQuestion ? "check" : "found";

export const stateOfWord = ({ choice }: Pick<WordEntry, "choice">): RowState => (choice === "" ? "check" : "found");

/** The words in cells that have an input or a suggestion: the others are no question now. */
export function wordsInUse({ inputs, tables, words }: FormMapping): readonly WordEntry[] {
  const used = new Set([
    ...Object.entries(inputs).flatMap(([path, { cell }]) => (cell === undefined ? [] : [path])),
    ...tables.flatMap(({ columns }) => columns.map(({ to }) => to)),
  ]);
  return words.filter(({ to }) => used.has(to));
}

export interface OpenCounts {
  /** Suggestions to check, and words without a choice. */
  readonly questions: number;
  /** Needed inputs without a cell and without a value. */
  readonly missing: number;
}

export function openCounts(mapping: FormMapping, fields: readonly NamedField[]): OpenCounts {
  const { inputs, tables } = mapping;
  const states = [
    ...fields.map((field) => stateOfInput(field, inputs[field.path])),
    ...otherPaths(inputs, fields).map((path) => stateOfInput({ isNeeded: false }, inputs[path])),
    ...tables.flatMap(({ columns }) => columns.map(stateOfColumn)),
    ...wordsInUse(mapping).map(stateOfWord),
  ];
  return {
    questions: states.filter((state) => state === "check").length,
    missing: states.filter((state) => state === "missing").length,
  };
}

/** Paths that are no single inputs of the template: figures, and one rate for all years. */
export function otherPaths(inputs: FormMapping["inputs"], fields: readonly NamedField[]): readonly string[] {
  const known = new Set(fields.map(({ path }) => path));
  return Object.keys(inputs).filter((path) => !known.has(path));
}
