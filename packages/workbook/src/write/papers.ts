export type PageOrientation = "landscape" | "portrait";

export interface Paper {
  readonly name: "letter" | "legal" | "tabloid";
  /** Number of the paper in a workbook (ECMA-376 part 1, 18.3.1.63). */
  readonly code: number;
  readonly longInches: number;
  readonly shortInches: number;
}

export const LETTER: Paper = { name: "letter", code: 1, longInches: 11, shortInches: 8.5 };
const LEGAL: Paper = { name: "legal", code: 5, longInches: 14, shortInches: 8.5 };
export const TABLOID: Paper = { name: "tabloid", code: 3, longInches: 17, shortInches: 11 };

/** US papers that an office printer has, smallest first. */
export const PAPERS: readonly Paper[] = [LETTER, LEGAL, TABLOID];

export const MARGINS_INCHES = { left: 0.4, right: 0.4, top: 0.7, bottom: 0.6, header: 0.3, footer: 0.3 };

interface Inches {
  readonly width: number;
  readonly height: number;
}

/** A page without its margins. */
export function printableInches({ longInches, shortInches }: Paper, orientation: PageOrientation): Inches {
  const [width, height] = orientation === "landscape" ? [longInches, shortInches] : [shortInches, longInches];
  const { left, right, top, bottom } = MARGINS_INCHES;
  return { width: width - left - right, height: height - top - bottom };
}
