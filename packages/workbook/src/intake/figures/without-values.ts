import { type CellFinding, makeFinding } from "../../findings/cell-finding.js";
import type { FigureCell } from "./figure-cell.js";

/** One finding for a file that has no results for formulas: the program that saved it did not calculate. */
export function withoutValues(cells: readonly FigureCell[]): readonly CellFinding[] {
  const unsaved = cells.filter(({ content }) => content.kind === "withoutValue");
  const [first] = unsaved;
  if (first === undefined) return [];
  const sheets = new Set(unsaved.map(({ place }) => place.sheet)).size;
  const count = unsaved.length === 1 ? "1 formula" : `${unsaved.length.toLocaleString("en-US")} formulas`;
  const found = `${count} without a result${sheets > 1 ? ` on ${sheets} sheets` : ""}`;
  return [makeFinding("figure/without-value", { place: first.place, field: first.field, found })];
}
