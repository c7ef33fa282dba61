import type { InputValue } from "../../templates/input-value.js";
import type { FlatCell } from "../../xlsx/flat-workbook.js";
import { labelText } from "../sheet-grid.js";
import { choiceOf } from "./suggest-words.js";

const FEWEST_TEXTS = 2;

/** True for a column with another text in each cell. */
export const isDistinctText = (cells: readonly FlatCell[]): boolean =>
  cells.length >= FEWEST_TEXTS && new Set(cells.map(({ value }) => labelText(value))).size === cells.length;

const LONG_TEXT = 9;

/** How well the content of a column fits an input. */
export function fitOf(to: string, value: InputValue | undefined, cells: readonly FlatCell[]): number {
  const texts = cells.filter(({ type }) => type === "text");
  const isCode = cells.some(({ value }) => /^[a-z]{0,4}[- ]?\d+([.-]\d+)*[a-z]?$/i.test(value));
  const average = cells.reduce((sum, cell) => sum + cell.value.length, 0) / Math.max(1, cells.length);
  if (to === "ecms[].ecmNumber")
    return new Set(cells.map((cell) => cell.value)).size < cells.length ? 0 : isCode || average < LONG_TEXT ? 1 : 0.4;
  if (to === "ecms[].ecmDescription") return texts.length === cells.length && average > 3 && !isCode ? 1 : 0.4;
  if (value?.kind === "text") return texts.length >= cells.length / 2 ? 1 : 0.6;
  if (value?.kind !== "option") return 1;
  const chosen =
    cells.filter((cell) => choiceOf(value.list, cell.value) !== undefined).length / Math.max(1, cells.length);
  if (texts.length === 0 || chosen === 0) return 0;
  return chosen >= 0.5 ? 1 : 0.85;
}
