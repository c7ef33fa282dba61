import type { PackageEditor } from "../../package/package-editor.js";
import { insertSheetElement } from "../../package/sheet-elements.js";
import { relationshipAttribute } from "../../package/workbook-sheets.js";
import type { XmlPart } from "../../package/xml-part.js";
import { parseAddress } from "../../xlsx/cell-address.js";
import type { Relationship } from "../../xlsx/relationships.js";
import type { AnnotatedCell } from "./annotated-cells.js";
import { findingText } from "./annotated-finding.js";
import { addCommentBoxes, type CommentBox, EMPTY_DRAWING } from "./comment-boxes.js";
import { addComments, EMPTY_COMMENTS } from "./comments-part.js";
import { existingComments } from "./existing-comments.js";

const COMMENTS_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml";
const DRAWING_TYPE = "application/vnd.openxmlformats-officedocument.vmlDrawing";

/** Adds a comment to every cell with a finding, beside the comments that the sheet has. */
export function commentSheet(editor: PackageEditor, sheet: XmlPart, cells: readonly AnnotatedCell[]): void {
  const comments = cells.map(({ row, column, findings }) => ({
    row,
    column,
    text: findings.map(findingText).join("\n\n").replace(/\r\n?/g, "\n"),
  }));
  const links = editor.links(sheet.name);
  const commentsName = links.find(({ kind }) => kind === "comments")?.target;
  const drawing = linkedDrawing(sheet, links);
  const part = commentsName === undefined ? newComments(editor, sheet) : editor.xml(commentsName);
  // Without a drawing no comment of the sheet has a box yet.
  const older = drawing === undefined ? olderBoxes(part, comments) : [];
  addComments(part, comments);
  const boxes: readonly CommentBox[] = [...older, ...comments];
  if (drawing === undefined) {
    newDrawing(editor, sheet, boxes);
    return;
  }
  editor.replace(drawing, addCommentBoxes(drawing, editor.text(drawing), boxes));
}

/** The part with the boxes of a sheet's comments. */
export function linkedDrawing(sheet: XmlPart, links: readonly Relationship[]): string | undefined {
  const element = sheet.outline().children.find(({ name }) => name === "legacyDrawing");
  if (element === undefined) return undefined;
  const tag = sheet.text.slice(element.start, element.contentStart);
  const linked = /:id\s*=\s*["']([^"']*)/.exec(tag)?.[1];
  return links.find(({ id }) => id === linked)?.target;
}

function newComments(editor: PackageEditor, sheet: XmlPart): XmlPart {
  const name = editor.freeName((number) => `xl/comments${number}.xml`);
  editor.link(sheet.name, "comments", name);
  return editor.addXml(name, COMMENTS_TYPE, EMPTY_COMMENTS);
}

function newDrawing(editor: PackageEditor, sheet: XmlPart, boxes: readonly CommentBox[]): void {
  const name = editor.freeName((number) => `xl/drawings/vmlDrawing${number}.vml`);
  const id = editor.link(sheet.name, "vmlDrawing", name);
  editor.addText(name, DRAWING_TYPE, addCommentBoxes(name, EMPTY_DRAWING, boxes));
  insertSheetElement(sheet, "legacyDrawing", `<${sheet.prefix}legacyDrawing${relationshipAttribute(sheet, id)}/>`);
}

function olderBoxes(part: XmlPart, comments: readonly CommentBox[]): CommentBox[] {
  const ours = new Set(comments.map(({ row, column }) => `${row},${column}`));
  return existingComments(part).flatMap(({ address }) => {
    const position = parseAddress(address);
    if (position === undefined || ours.has(`${position.row},${position.column}`)) return [];
    return [{ ...position, text: "" }];
  });
}
