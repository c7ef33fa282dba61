/** US letter, landscape, without the margins. */
const PAGE_WIDTH_INCHES = 10.2;
const PAGE_HEIGHT_INCHES = 7.2;
const POINTS_PER_INCH = 72;
/** Of a column, for each character of its width: 7 pixels of the usual font at 96 pixels an inch. */
const POINTS_PER_CHARACTER = 5.25;

const PAGE_WIDTH_CHARACTERS = (PAGE_WIDTH_INCHES * POINTS_PER_INCH) / POINTS_PER_CHARACTER;
const PAGE_HEIGHT_POINTS = PAGE_HEIGHT_INCHES * POINTS_PER_INCH;

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
}

/**
 * Pages that a sheet prints down: a little smaller where that saves a short last page and stays readable; 0 stands for as
 * many as it takes.
 */
export function pagesTall({ width, repeatedWidth, height, pagesWide }: SheetExtent): number {
  const widthOfPage = repeatedWidth + (width - repeatedWidth) / pagesWide;
  const scale = Math.min(1, PAGE_WIDTH_CHARACTERS / widthOfPage);
  const pages = (height * scale) / PAGE_HEIGHT_POINTS;
  const fullPages = Math.floor(pages);
  if (fullPages === 0) return 1;
  const isShort = pages - fullPages < SHORT_PAGE;
  const isReadable = (scale * fullPages) / pages >= SMALLEST_SCALE;
  return isShort && isReadable ? fullPages : 0;
}
