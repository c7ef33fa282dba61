import type { TopElement, XmlPart } from "../../package/xml-part.js";
import { formatAddress, parseAddress } from "../../xlsx/cell-address.js";

/** A comment of the workbook, as places in its part. */
export interface ExistingComment {
  readonly start: number;
  /** 0 before its closing tag. */
  end: number;
  /** `F17`; empty for a cell outside the grid. */
  readonly address: string;
  /** The element of its text. */
  text?: TopElement;
  /** The pieces of the text: runs, or plain text without a run. */
  readonly pieces: TextPiece[];
}

interface TextPiece {
  readonly isPlain: boolean;
  readonly start: number;
  readonly end: number;
}

export function existingComments(part: XmlPart): ExistingComment[] {
  const comments: ExistingComment[] = [];
  let text: Pick<TopElement, "start" | "contentStart" | "isEmpty"> | undefined;
  let piece: Pick<TextPiece, "isPlain" | "start"> | undefined;
  for (const scanner of part.tags()) {
    const { depth, tagStart, tagEnd } = scanner;
    const comment = comments.at(-1);
    if (scanner.isOpen) {
      if (depth === 3 && scanner.is("comment")) {
        comments.push({
          start: tagStart,
          end: 0,
          address: normalAddress(scanner.attributes.raw("ref") ?? ""),
          pieces: [],
        });
      } else if (depth === 4 && scanner.is("text")) {
        text = { start: tagStart, contentStart: tagEnd, isEmpty: scanner.isEmptyElement };
      } else if (depth === 5 && text !== undefined && (scanner.is("t") || scanner.is("r"))) {
        piece = { isPlain: scanner.is("t"), start: tagStart };
      }
    } else if (depth === 4 && piece !== undefined) {
      comment?.pieces.push({ ...piece, end: tagEnd });
      piece = undefined;
    } else if (depth === 3 && text !== undefined) {
      if (comment !== undefined) comment.text = { name: "text", ...text, contentEnd: tagStart, end: tagEnd };
      text = undefined;
    } else if (depth === 2 && comment !== undefined) {
      comment.end = tagEnd;
    }
  }
  return comments;
}

function normalAddress(reference: string): string {
  const position = parseAddress(reference);
  return position === undefined ? "" : formatAddress(position.row, position.column);
}
