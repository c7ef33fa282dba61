import { LETTER, PAPERS, type PageOrientation, type Paper, printableInches, TABLOID } from "./papers.js";
import { type ColumnSpan, printedParts, widthOf } from "./printed-parts.js";

const POINTS_PER_INCH = 72;
/** Width of a column for each character: 7 pixels of the default font at 96 pixels an inch. */
const POINTS_PER_CHARACTER = 5.25;

/**
 * The default font of 11 points prints with 8.9 points, and with 6.9 points where Calibri has no font of its widths:
 * then the columns are 1.3 times as wide. If a sheet would print smaller, a larger paper is selected.
 */
const COMFORTABLE_SCALE = 0.81;
/** The default font prints with 7 points. A schedule may shrink this far to stay on one page. */
const SMALLEST_SCALE = 0.64;
/**
 * Scales of a sheet in parts, best first: parts need more pages, not a smaller print. The default font prints with 10
 * points, and with 8 points in other fonts.
 */
const PART_SCALES = [0.95, 0.94, 0.93];
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
  const { widths, isForm = false } = extent;
  const width = widths.reduce((sum, ofColumn) => sum + ofColumn, 0);
  const comfortable = PAPERS.filter((one) => new Page(one, "landscape").scaleFor(width) >= COMFORTABLE_SCALE);
  const ofOnePage = comfortable.find((one) => new Page(one, "landscape").pagesFor(width, extent) === 1);
  const paper = (isForm ? undefined : ofOnePage) ?? comfortable[0];
  if (paper === undefined) return fitWide(extent, width);
  const parts = wholeWidth(widths);
  const pagesTall = new Page(paper, "landscape").pagesFor(width, extent);
  const upright = new Page(LETTER, "portrait");
  const uprightPages = upright.pagesFor(width, extent);
  return isForm && upright.scaleFor(width) >= COMFORTABLE_SCALE && uprightPages < pagesTall
    ? { paper: LETTER, orientation: "portrait", parts, pagesTall: uprightPages }
    : { paper, orientation: "landscape", parts, pagesTall };
}

/**
 * Parts at the best scale with the fewest pages. A sheet that is taller than a page stays on one page in small print if
 * it fits, because its parts would be several pages each.
 */
function fitWide(extent: SheetExtent, width: number): PageFit {
  const landscape = { paper: TABLOID, orientation: "landscape" } as const;
  const page = new Page(TABLOID, "landscape");
  const layouts = PART_SCALES.map((scale) => page.inParts(extent, scale));
  const fewestPages = Math.min(...layouts.map(({ pages }) => pages));
  const { parts = [], pages = 0 } = layouts.find((layout) => layout.pages === fewestPages) ?? {};
  const fitsOnePage = page.scaleFor(width) >= SMALLEST_SCALE && page.pagesFor(width, extent) === 1;
  return pages > parts.length && fitsOnePage
    ? { ...landscape, parts: wholeWidth(extent.widths), pagesTall: 1 }
    : { ...landscape, parts, pagesTall: 0 };
}

const wholeWidth = (widths: readonly number[]): ColumnSpan[] => [{ first: 0, last: widths.length - 1 }];

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

  /** Parts of a sheet that print at least at a scale, and the number of their pages at the scale of the widest part. */
  inParts(
    { widths, repeatedColumns = 0, groupStarts = [], height, titleHeight = 0 }: SheetExtent,
    smallestScale: number,
  ): { readonly parts: readonly ColumnSpan[]; readonly pages: number } {
    const parts = printedParts({ widths, repeatedColumns, groupStarts }, this.characters / smallestScale);
    const repeated = widthOf(widths, { first: 0, last: repeatedColumns - 1 });
    const widest = Math.max(...parts.map((part) => widthOf(widths, part) + (part.first === 0 ? 0 : repeated)));
    const onPage = this.#height / this.scaleFor(widest);
    const pagesOfPart = height <= onPage ? 1 : Math.ceil((height - titleHeight) / (onPage - titleHeight));
    return { parts, pages: parts.length * pagesOfPart };
  }
}
