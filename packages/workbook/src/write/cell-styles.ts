import type { Alignment, Borders, Fill, Style } from "exceljs";

// Input, calculated, supplied and marked cells differ in darkness and in border, so that the difference survives a
// grayscale print.

const INK = "FF1F3864";
const WHITE = "FFFFFFFF";
const FONT = "Calibri";

const fill = (argb: string): Fill => ({ type: "pattern", pattern: "solid", fgColor: { argb } });

const allSides = (style: "thin" | "hair" | "dashed", argb: string): Partial<Borders> => {
  const side = { style, color: { argb } } as const;
  return { top: side, left: side, bottom: side, right: side };
};

const MIDDLE: Partial<Alignment> = { vertical: "middle" };
const WRAPPED: Partial<Alignment> = { vertical: "middle", horizontal: "left", indent: 1, wrapText: true };
const CENTRED: Partial<Alignment> = { vertical: "middle", horizontal: "center", wrapText: true };
const LOCKED = { locked: true };

type StyleName =
  | "sheetTitle"
  | "purpose"
  | "heading"
  | "prose"
  | "link"
  | "label"
  | "markedLabel"
  | "note"
  | "columnGroup"
  | "columnLabel"
  | "columnUnit"
  | "rowNumber";

export const STYLES: Readonly<Record<StyleName, Partial<Style>>> = {
  sheetTitle: { font: { name: FONT, size: 16, bold: true, color: { argb: INK } } },
  purpose: { font: { name: FONT, size: 11, italic: true, color: { argb: "FF595959" } } },
  heading: {
    font: { name: FONT, size: 12, bold: true, color: { argb: INK } },
    border: { bottom: { style: "medium", color: { argb: INK } } },
  },
  prose: { font: { name: FONT, size: 11 }, alignment: { vertical: "top", wrapText: true } },
  link: {
    font: { name: FONT, size: 11, underline: true, color: { argb: INK } },
    alignment: { vertical: "top" },
  },
  label: { font: { name: FONT, size: 11 }, alignment: MIDDLE },
  markedLabel: { font: { name: FONT, size: 11, bold: true }, alignment: MIDDLE },
  note: {
    font: { name: FONT, size: 10, color: { argb: "FF595959" } },
    alignment: { ...MIDDLE, horizontal: "left", indent: 1 },
  },
  columnGroup: {
    font: { name: FONT, size: 11, bold: true, color: { argb: WHITE } },
    fill: fill("FF44546A"),
    border: allSides("thin", WHITE),
    alignment: CENTRED,
  },
  columnLabel: {
    font: { name: FONT, size: 11, bold: true, color: { argb: WHITE } },
    fill: fill(INK),
    border: allSides("thin", WHITE),
    alignment: CENTRED,
  },
  columnUnit: {
    font: { name: FONT, size: 10, italic: true, color: { argb: INK } },
    fill: fill("FFD6DCE4"),
    border: allSides("thin", WHITE),
    alignment: CENTRED,
  },
  rowNumber: {
    font: { name: FONT, size: 11, bold: true },
    fill: fill("FFD6DCE4"),
    border: allSides("thin", WHITE),
    alignment: { vertical: "middle", horizontal: "center" },
    protection: LOCKED,
  },
};

/** Light yellow, with a thin dark border and blue ink; unlocked. */
export function inputStyle(numFmt: string): Partial<Style> {
  return {
    font: { name: FONT, size: 11, color: { argb: "FF0033A0" } },
    fill: fill("FFFFFBE6"),
    border: allSides("thin", "FF7F7F7F"),
    alignment: numFmt === "@" ? WRAPPED : MIDDLE,
    numFmt,
    protection: { locked: false },
  };
}

/** Gray, with a hairline border and black ink; locked. */
export function figureStyle(numFmt: string): Partial<Style> {
  return {
    font: { name: FONT, size: 11 },
    fill: fill("FFD9D9D9"),
    border: allSides("hair", "FFA6A6A6"),
    alignment: numFmt === "@" ? WRAPPED : MIDDLE,
    numFmt,
    protection: LOCKED,
  };
}

/** Light blue, with a dashed border and black ink; unlocked. */
export function suppliedStyle(numFmt: string): Partial<Style> {
  return {
    ...figureStyle(numFmt),
    fill: fill("FFDDEBF7"),
    border: allSides("dashed", INK),
    protection: { locked: false },
  };
}

const MARK_BAR = { style: "thick", color: { argb: "FF14501A" } } as const;

/** Like an input cell, light green with a thick bar in front. */
export function markedInputStyle(numFmt: string): Partial<Style> {
  const style = inputStyle(numFmt);
  return { ...style, fill: fill("FFE2F0D9"), border: { ...style.border, left: MARK_BAR } };
}

/** Like a calculated cell, green with a thick bar in front. */
export function markedFigureStyle(numFmt: string): Partial<Style> {
  const style = figureStyle(numFmt);
  return { ...style, fill: fill("FFC5DCB5"), border: { ...style.border, left: MARK_BAR } };
}

/** Like a supplied figure, bold and under a rule. */
export function suppliedClosingStyle(numFmt: string): Partial<Style> {
  const style = suppliedStyle(numFmt);
  const top = { style: "medium", color: { argb: INK } } as const;
  return { ...style, font: { name: FONT, size: 11, bold: true }, border: { ...style.border, top } };
}

/** Like a calculated cell, bold and under a rule. */
export function closingStyle(numFmt: string): Partial<Style> {
  return {
    font: { name: FONT, size: 11, bold: true },
    fill: fill("FFD9D9D9"),
    border: { top: { style: "medium", color: { argb: INK } } },
    alignment: MIDDLE,
    numFmt,
    protection: LOCKED,
  };
}
