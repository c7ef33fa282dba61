export type PageOrientation = "landscape" | "portrait";

/** US letter without the margins. */
const PAGE_INCHES: Readonly<Record<PageOrientation, { readonly width: number; readonly height: number }>> = {
  landscape: { width: 10.2, height: 7.2 },
  portrait: { width: 7.7, height: 9.7 },
};
const POINTS_PER_INCH = 72;
/** Of a column, for each character of its width: 7 pixels of the usual font at 96 pixels an inch. */
const POINTS_PER_CHARACTER = 5.25;

/** Print below this part of its size, 7 points, is hard to read. */
const SMALLEST_SCALE = 0.62;
/** A last page that is filled less than this is not worth its paper. */
const SHORT_PAGE = 0.6;

export interface SheetExtent {
  /** Of the columns in sight, in characters. */
  readonly width: number;
  /** Of the columns that repeat on every page, in characters. */
  readonly repeatedWidth: number;
  /** Of the rows in sight, in points. */
  readonly height: number;
  readonly pagesWide: number;
  readonly orientation: PageOrientation;
}

/**
 * Pages that a sheet prints down: a little smaller where that saves a short last page and stays readable; 0 stands for as
 * many as it takes.
 */
export function pagesTall({ width, repeatedWidth, height, pagesWide, orientation }: SheetExtent): number {
  const page = PAGE_INCHES[orientation];
  const widthOfPage = repeatedWidth + (width - repeatedWidth) / pagesWide;
  const scale = Math.min(1, (page.width * POINTS_PER_INCH) / (widthOfPage * POINTS_PER_CHARACTER));
  const pages = (height * scale) / (page.height * POINTS_PER_INCH);
  const fullPages = Math.floor(pages);
  if (fullPages === 0) return 1;
  const isShort = pages - fullPages < SHORT_PAGE;
  const isReadable = (scale * fullPages) / pages >= SMALLEST_SCALE;
  return isShort && isReadable ? fullPages : 0;
}
