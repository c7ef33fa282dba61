import { type Finding, makeFinding } from "../findings/finding.js";
import type { FigureCell } from "./figure-cell.js";

/** One finding for each sheet whose formulas the file has no results for: the program that saved it did not calculate. */
export function withoutValues(cells: readonly FigureCell[]): readonly Finding[] {
  const bySheet = new Map<string, FigureCell[]>();
  for (const cell of cells) {
    if (cell.content.kind !== "withoutValue") continue;
    const ofSheet = bySheet.get(cell.place.sheet);
    if (ofSheet === undefined) bySheet.set(cell.place.sheet, [cell]);
    else ofSheet.push(cell);
  }
  return [...bySheet].flatMap(([, ofSheet]) => {
    const [first] = ofSheet;
    if (first === undefined) return [];
    const found = ofSheet.length === 1 ? "1 formula without a result" : `${ofSheet.length} formulas without a result`;
    return [makeFinding("figure/without-value", { place: first.place, field: first.field, found })];
  });
}
