import { LETTER, PAPERS, type PageOrientation, type Paper, printableInches, TABLOID } from "./papers.js";
import { type ColumnSpan, printedParts } from "./printed-parts.js";

const POINTS_PER_INCH = 72;
/** Width of a column for each character: 7 pixels of the default font at 96 pixels an inch. */
const POINTS_PER_CHARACTER = 5.25;

/** The default font prints with 7.7 points. If a sheet would print smaller, a larger paper is selected. */
const COMFORTABLE_SCALE = 0.7;
/** The default font prints with 6.8 points. Smaller print is hard to read. */
const SMALLEST_SCALE = 0.62;
/** A last page with less content is avoided. */
const SHORT_PAGE = 0.6;

export interface SheetExtent {
  /** Widths of the printed columns, in characters. */
  readonly widths: readonly number[];
  /** Leading columns that repeat on every part. */
  readonly repeatedColumns?: number;
  /** Columns at which a group of columns begins; the first column is 0. */
  readonly groupStarts?: readonly number[];
  /** Height of the printed rows, in points. */
  readonly height: number;
  /** Height of the rows that repeat on every page, in points. */
  readonly titleHeight?: number;
  /** True for a form, which may print in portrait. Schedules print in landscape. */
  readonly isForm?: boolean;
}

export interface PageFit {
  readonly paper: Paper;
  readonly orientation: PageOrientation;
  /** One part, or several for a sheet that is wider than the largest paper. Each part is one page wide. */
  readonly parts: readonly ColumnSpan[];
  /** Number of pages in height; 0 for as many as each part needs. */
  readonly pagesTall: number;
}

/**
 * The smallest paper on which a sheet is one page wide and easy to read, or a larger paper on which a schedule fits on
 * one page, and parts for a sheet that is too wide for every paper. A form prints in portrait if this saves pages.
 */
export function fitToPages(extent: SheetExtent): PageFit {
  const { widths, repeatedColumns = 0, groupStarts = [], isForm = false } = extent;
  const width = widths.reduce((sum, ofColumn) => sum + ofColumn, 0);
  const comfortable = PAPERS.filter((one) => new Page(one, "landscape").scaleFor(width) >= COMFORTABLE_SCALE);
  const ofOnePage = comfortable.find((one) => new Page(one, "landscape").pagesFor(width, extent) === 1);
  const paper = (isForm ? undefined : ofOnePage) ?? comfortable[0] ?? TABLOID;
  const landscape = new Page(paper, "landscape");
  const parts = printedParts({ widths, repeatedColumns, groupStarts }, landscape.characters / SMALLEST_SCALE);
  if (parts.length > 1) return { paper, orientation: "landscape", parts, pagesTall: 0 };
  const pagesTall = landscape.pagesFor(width, extent);
  const upright = new Page(LETTER, "portrait");
  const uprightPages = upright.pagesFor(width, extent);
  return isForm && upright.scaleFor(width) >= COMFORTABLE_SCALE && uprightPages < pagesTall
    ? { paper: LETTER, orientation: "portrait", parts, pagesTall: uprightPages }
    : { paper, orientation: "landscape", parts, pagesTall };
}

class Page {
  /** Width of the page, in characters. */
  readonly characters: number;
  readonly #height: number;

  constructor(paper: Paper, orientation: PageOrientation) {
    const { width, height } = printableInches(paper, orientation);
    this.characters = (width * POINTS_PER_INCH) / POINTS_PER_CHARACTER;
    this.#height = height * POINTS_PER_INCH;
  }

  scaleFor(width: number): number {
    return Math.min(1, this.characters / width);
  }

  /** Number of pages for the rows; one less at a smaller scale if this avoids a short last page and stays readable. */
  pagesFor(width: number, { height, titleHeight = 0 }: Pick<SheetExtent, "height" | "titleHeight">): number {
    const scale = this.scaleFor(width);
    const onPage = this.#height / scale;
    if (height <= onPage) return 1;
    const pages = (height - titleHeight) / (onPage - titleHeight);
    const fullPages = Math.floor(pages);
    const isShort = pages - fullPages < SHORT_PAGE;
    const smallerScale = (fullPages * this.#height) / (height + (fullPages - 1) * titleHeight);
    return isShort && smallerScale >= SMALLEST_SCALE ? fullPages : Math.ceil(pages);
  }
}
