import { escapeXml } from "@epb/engine/report";
import { areaText } from "../../formulas/index.js";
import type { ChartCells } from "./chart.js";

/** A reference to cells, with their numbers for programs that do not look them up. */
export function cellsXml({ area, shown }: ChartCells, format: string): string {
  const points = shown
    .map((value, index) => (value === undefined ? "" : `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`))
    .join("");
  const count = `<c:ptCount val="${shown.length}"/>`;
  const cache = `<c:numCache><c:formatCode>${escapeXml(format)}</c:formatCode>${count}${points}</c:numCache>`;
  return `<c:numRef><c:f>${escapeXml(areaText(area, "", true))}</c:f>${cache}</c:numRef>`;
}
