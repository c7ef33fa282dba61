import { isWithheld } from "@epb/engine/report";
import type { Alignment, Fill, Style } from "exceljs";
import { STYLES } from "../cell-styles.js";

const INK = "FF1F3864";
const FONT = "Calibri";
const GREY = "FFBFBFBF";

const TOP: Partial<Alignment> = { vertical: "top" };
const totalFill: Fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFE7EAF0" } };

/** Text wraps and aligns left, other values align right; a line below guides the eye. */
export function valueStyle(format: string, content: unknown): Partial<Style> {
  return {
    font: { name: FONT, size: 11 },
    border: { bottom: { style: "hair", color: { argb: GREY } } },
    alignment: alignment(content),
    numFmt: format,
  };
}

export function totalStyle(format: string, content: unknown): Partial<Style> {
  return {
    font: { name: FONT, size: 11, bold: true },
    fill: totalFill,
    border: { top: { style: "medium", color: { argb: INK } } },
    alignment: alignment(content),
    numFmt: format,
  };
}

/** The value of a label aligns right, for every type, so that values line up. */
export function fieldStyle(format: string): Partial<Style> {
  return { ...valueStyle(format, undefined), alignment: { ...TOP, horizontal: "right", wrapText: format === "@" } };
}

export const LABEL: Partial<Style> = {
  font: { name: FONT, size: 11 },
  border: { bottom: { style: "hair", color: { argb: GREY } } },
  alignment: { ...TOP, wrapText: true },
};

export const UNIT: Partial<Style> = {
  font: { name: FONT, size: 10, color: { argb: "FF595959" } },
  border: { bottom: { style: "hair", color: { argb: GREY } } },
  alignment: { ...TOP, horizontal: "left", indent: 1 },
};

export const ROW_NUMBER: Partial<Style> = {
  font: { name: FONT, size: 11, bold: true },
  border: { bottom: { style: "hair", color: { argb: GREY } } },
  alignment: { ...TOP, horizontal: "center" },
};

/** A link in a table to another sheet. */
export const LINK: Partial<Style> = {
  ...STYLES.link,
  border: { bottom: { style: "hair", color: { argb: GREY } } },
  alignment: { ...TOP, wrapText: true },
};

const SEVERITY_FILL: Readonly<Record<"error" | "warning", Fill>> = {
  error: { type: "pattern", pattern: "solid", fgColor: { argb: "FF9C0006" } },
  warning: { type: "pattern", pattern: "solid", fgColor: { argb: "FFFFE699" } },
};

/** White on dark for an error, dark on light for a warning: they also differ without color. */
export function severityStyle(severity: "error" | "warning"): Partial<Style> {
  return {
    font: { name: FONT, size: 11, bold: true, color: { argb: severity === "error" ? "FFFFFFFF" : "FF000000" } },
    fill: SEVERITY_FILL[severity],
    alignment: { ...TOP, horizontal: "center" },
  };
}

/** The indent separates a text from a number on its left. A dash aligns like a number. */
const alignment = (content: unknown): Partial<Alignment> =>
  typeof content === "string" && !isWithheld(content)
    ? { ...TOP, horizontal: "left", indent: 1, wrapText: true }
    : { ...TOP, horizontal: "right" };
