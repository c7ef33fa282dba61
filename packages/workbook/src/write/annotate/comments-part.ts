import { cannotAnnotate } from "../../package/package-editor.js";
import { workbookText } from "../../package/workbook-text.js";
import type { TopElement, XmlPart } from "../../package/xml-part.js";
import { formatAddress } from "../../xlsx/cell-address.js";
import { MAIN_NAMESPACE } from "../../xlsx/xml/vocabularies.js";
import { decodeXmlText } from "../../xlsx/xml/xml-text.js";
import { type ExistingComment, existingComments } from "./existing-comments.js";

export interface NewComment {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Author of the comments. */
const AUTHOR = "epb";

/** Separates people's comments on a cell from our findings. */
const SEPARATOR = "\n\n";

export const EMPTY_COMMENTS: string = `<comments xmlns="${MAIN_NAMESPACE}"><authors></authors><commentList></commentList></comments>`;

/** Adds comments to those of a sheet; a cell with a comment gets the new text below the old. */
export function addComments(part: XmlPart, comments: readonly NewComment[]): void {
  const { children } = part.outline();
  const authors = children.find(({ name }) => name === "authors");
  const list = children.find(({ name }) => name === "commentList");
  if (authors === undefined || list === undefined) throw cannotAnnotate(`${part.name} without a list of comments`);
  const existing = new Map(existingComments(part).map((comment) => [comment.address, comment]));
  const added: NewComment[] = [];
  for (const comment of comments) {
    const known = existing.get(formatAddress(comment.row, comment.column));
    if (known === undefined) added.push(comment);
    else appendText(part, known, comment.text);
  }
  if (added.length > 0) part.append(list, commentsXml(added, authorId(part, authors), part.prefix));
}

function commentsXml(comments: readonly NewComment[], author: number, prefix: string): string {
  return comments
    .map(
      ({ row, column, text }) =>
        `<${prefix}comment ref="${formatAddress(row, column)}" authorId="${author}"><${prefix}text>` +
        `${runXml(text, prefix)}</${prefix}text></${prefix}comment>`,
    )
    .join("");
}

/** Converts plain text to a run first, because no run may follow plain text. */
function appendText(part: XmlPart, { address, text, pieces }: ExistingComment, addition: string): void {
  if (text === undefined) throw cannotAnnotate(`a comment on ${address} without text in ${part.name}`);
  const { prefix } = part;
  for (const { isPlain, start, end } of pieces) {
    if (!isPlain) continue;
    part.insert(start, `<${prefix}r>`);
    part.insert(end, `</${prefix}r>`);
  }
  const last = pieces.at(-1);
  if (last === undefined) part.append(text, runXml(addition, prefix));
  else part.insert(last.end, runXml(SEPARATOR + addition, prefix));
}

function authorId(part: XmlPart, authors: TopElement): number {
  const names = authorNames(part);
  const known = names.indexOf(AUTHOR);
  if (known >= 0) return known;
  part.append(authors, `<${part.prefix}author>${AUTHOR}</${part.prefix}author>`);
  return names.length;
}

function authorNames(part: XmlPart): string[] {
  const names: string[] = [];
  let start: number | undefined;
  for (const scanner of part.tags()) {
    if (scanner.isOpen && scanner.depth === 3 && scanner.is("author")) start = scanner.tagEnd;
    else if (!scanner.isOpen && scanner.depth === 2 && start !== undefined) {
      names.push(decodeXmlText(part.text.slice(start, scanner.tagStart)));
      start = undefined;
    }
  }
  return names;
}

function runXml(text: string, prefix: string): string {
  const properties =
    `<${prefix}rPr><${prefix}sz val="9"/><${prefix}color rgb="FF000000"/>` +
    `<${prefix}rFont val="Tahoma"/><${prefix}family val="2"/></${prefix}rPr>`;
  return `<${prefix}r>${properties}<${prefix}t xml:space="preserve">${workbookText(text)}</${prefix}t></${prefix}r>`;
}
