import type { Page } from "playwright-core";
import { getDocumentProxy } from "unpdf";

/** Points: letters of a column start or end at the same place, but for rounding. */
const SAME_PLACE = 1.5;
const TOUCHING = 0.5;
/** Points: no two lines of text are nearer. */
const LINE = 4;

/** A piece of text as PDF.js reads it; the last two numbers are its place, from the lower left corner. */
interface TextItem {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly [number, number, number, number, left: number, bottom: number];
}

/** A piece of text on a page, in points from the upper left corner. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** A screen as the browser prints it. */
export class Print {
  readonly pages: readonly PrintedPage[];

  private constructor(pages: readonly PrintedPage[]) {
    this.pages = pages;
  }

  static async of(page: Page): Promise<Print> {
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
    return new Print(
      await Promise.all(
        numbers.map(async (number) => {
          const printed = await pdf.getPage(number);
          const { width, height } = printed.getViewport({ scale: 1 });
          const { items } = await printed.getTextContent();
          const pieces = piecesOf(items, height);
          return { width, height, pieces };
        }),
      ),
    );
  }

  /** The words of all pages, or of one, with single spaces. @param number - Of the page, from 1. */
  text(number?: number): string {
    const pages = number === undefined ? this.pages : this.pages.slice(number - 1, number);
    return pages
      .flatMap(({ pieces }) => pieces.map(({ text }) => text))
      .join(" ")
      .replaceAll(/\s+/g, " ");
  }

  /** Text beyond the edges of its page. */
  cut(): readonly string[] {
    return this.pages.flatMap(({ width, height, pieces }) =>
      pieces
        .filter(({ left, right, top }) => left < 0 || right > width || top < 0 || top > height)
        .map(({ text }) => text),
    );
  }

  /** Texts that are printed over each other. */
  overlapping(): readonly string[] {
    return this.pages.flatMap(({ pieces }) =>
      pieces.flatMap((one, index) =>
        pieces
          .slice(index + 1)
          .filter(
            (other) =>
              Math.abs(one.top - other.top) < LINE &&
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > SAME_PLACE,
          )
          .map(({ text }) => `${one.text} over ${text}`),
      ),
    );
  }

  /** Numbers of the pages whose margins lack a text or the page number. */
  pagesWithout(...texts: readonly string[]): readonly number[] {
    return this.pages.flatMap((_, index) => {
      const shown = this.text(index + 1);
      const number = `Page ${index + 1} of ${this.pages.length}`;
      return [...texts, number].every((text) => shown.includes(text)) ? [] : [index + 1];
    });
  }

  /**
   * Headers of the columns whose cell is not aligned with its header.
   * @param columns - A part of the header, and the cell: numbers align at the end, texts at the start.
   */
  crooked(columns: readonly (readonly [head: string, cell: string])[]): readonly string[] {
    return columns.flatMap(([head, cell]) => (this.#isStraight(head, cell) ? [] : [head]));
  }

  #isStraight(head: string, cell: string): boolean {
    const side = /^[$\d(]/.test(cell) ? "right" : "left";
    return this.pages.some(({ pieces }) => {
      const heads = pieces.filter(({ text }) => text === head);
      const cells = pieces.filter(({ text }) => text === cell);
      return heads.some((above) =>
        cells.some((below) => below.top > above.top && Math.abs(above[side] - below[side]) < SAME_PLACE),
      );
    });
  }
}

/** Pieces that touch are one: PDF.js reads ligatures by themselves. */
function piecesOf(items: readonly TextItem[], height: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let before: Piece | undefined;
  for (const { str, width, transform } of items) {
    const [, , , , left, bottom] = transform;
    const piece = { text: str.normalize("NFKC"), left, right: left + width, top: height - bottom };
    if (str.trim() === "") {
      before = undefined;
    } else if (before?.top === piece.top && Math.abs(left - before.right) < TOUCHING) {
      before = { ...before, right: piece.right, text: before.text + piece.text };
      pieces.splice(-1, 1, before);
    } else {
      before = piece;
      pieces.push(piece);
    }
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.trim() }));
}
