import { workbookText } from "../../package/workbook-text.js";
import type { XmlPart } from "../../package/xml-part.js";
import { decodeWorkbookText } from "../../xlsx/xml/xml-text.js";
import { type ExistingComment, existingComments } from "./existing-comments.js";

/** Beginning of a finding in a comment: `EPB-CELL-004 error: `, `EPB-CELL-004 error (B4:B9): `. */
const OURS = /(?:^|\n\n)EPB-[A-Z]+-\d+ (?:error|warning)(?: \([A-Z]+\d+:[A-Z]+\d+\))?: /;

/**
 * Removes findings from the comments of a sheet: a whole comment with only findings, and the end of a comment that
 * people began.
 *
 * @returns Addresses of the cells with a removed comment.
 */
export function removeComments(part: XmlPart): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const comment of existingComments(part)) {
    const texts = comment.pieces.map(({ start, end }) => pieceText(part, start, end));
    const ours = OURS.exec(texts.join(""));
    if (ours === null) continue;
    if (ours.index === 0) {
      part.replace(comment.start, comment.end, "");
      gone.add(comment.address);
    } else {
      cut(part, comment, texts, ours.index);
    }
  }
  return gone;
}

const TEXT = /(<(?:[\w.-]+:)?t(?:\s[^<>]*)?>)([^<]*)(<\/)/;

function pieceText(part: XmlPart, start: number, end: number): string {
  return decodeWorkbookText(TEXT.exec(part.text.slice(start, end))?.[2] ?? "");
}

/** Truncates a comment to a number of characters. */
function cut(part: XmlPart, { pieces }: ExistingComment, texts: readonly string[], length: number): void {
  let left = length;
  for (const [index, { start, end }] of pieces.entries()) {
    const text = texts[index] ?? "";
    if (left <= 0) part.replace(start, end, "");
    else if (left < text.length) {
      const xml = part.text.slice(start, end);
      const kept = workbookText(text.slice(0, left));
      part.replace(
        start,
        end,
        xml.replace(TEXT, (_whole, open: string, _text, close: string) => open + kept + close),
      );
    }
    left -= text.length;
  }
}
