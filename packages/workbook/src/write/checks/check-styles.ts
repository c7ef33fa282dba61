import type { Fill, Style } from "exceljs";

const FONT = "Calibri";

/** Fills of conditional formats keep their color as the background. */
const fill = (argb: string): Fill => ({ type: "pattern", pattern: "solid", bgColor: { argb } });

/** A link on amber, with a dark bar: it is told from the other state without color too. */
export const NOT_MET: Partial<Style> = {
  font: { name: FONT, size: 11, underline: true, color: { argb: "FF5C3A00" } },
  fill: { type: "pattern", pattern: "solid", fgColor: { argb: "FFFFE8B8" } },
  border: { left: { style: "thick", color: { argb: "FF8A5A00" } } },
  alignment: { vertical: "middle", wrapText: true, indent: 1 },
  protection: { locked: true },
};

/** Where a line is met: dark green on light green, without a line under it. */
export const MET: Partial<Style> = {
  font: { underline: false, color: { argb: "FF14501A" } },
  fill: fill("FFE2F0D9"),
};

/** Why figures are dashes: bold, so that it is seen before them. */
export const DASH_REASON: Partial<Style> = {
  font: { name: FONT, size: 11, bold: true, underline: true, color: { argb: "FF8A1C00" } },
  protection: { locked: true },
};
