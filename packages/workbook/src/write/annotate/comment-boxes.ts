import { cannotAnnotate } from "../../package/package-editor.js";
import { parseAddress } from "../../xlsx/cell-address.js";

/** The box of a comment, which opens over the sheet. */
export interface CommentBox {
  readonly row: number;
  readonly column: number;
  /** Text that the box must fit. */
  readonly text: string;
}

const NAMESPACES = {
  v: "urn:schemas-microsoft-com:vml",
  o: "urn:schemas-microsoft-com:office:office",
  x: "urn:schemas-microsoft-com:office:excel",
} as const;

/** Shape ids are grouped in clusters of this size, and the drawing lists the clusters that it uses. */
const CLUSTER = 1_024;

const COMMENT_SHAPE_TYPE =
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
  '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';

export const EMPTY_DRAWING: string =
  `<xml xmlns:v="${NAMESPACES.v}" xmlns:o="${NAMESPACES.o}" xmlns:x="${NAMESPACES.x}">` +
  '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout></xml>';

/**
 * Adds boxes to a drawing of comments, or enlarges the box of a comment with added text. Drawings of this old kind
 * (VML) need not be well-formed, so they are edited as text.
 */
export function addCommentBoxes(part: string, drawing: string, boxes: readonly CommentBox[]): string {
  const end = drawing.lastIndexOf("</xml>");
  if (end < 0) throw cannotAnnotate(`${part} without an end`);
  const shapes = boxShapes(drawing);
  const grown: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const added: CommentBox[] = [];
  for (const box of boxes) {
    const shape = shapes.get(`${box.row},${box.column}`);
    if (shape === undefined) added.push(box);
    else if (shape.anchor !== undefined) grown.push({ ...shape.anchor, text: grownAnchor(shape.anchor.text, box) });
  }
  const lastId = Math.max(CLUSTER, ...[...drawing.matchAll(/_x0000_s(\d+)/g)].map(([, id]) => Number(id)));
  const type = /id\s*=\s*["']_x0000_t202["']/.test(drawing) ? "" : COMMENT_SHAPE_TYPE;
  const xml = (added.length === 0 ? "" : type) + added.map((box, index) => shapeXml(box, lastId + 1 + index)).join("");
  const edits = [...grown, { start: end, end, text: declared(drawing, xml) }].sort(
    (left, right) => right.start - left.start,
  );
  let result = drawing;
  for (const edit of edits) result = result.slice(0, edit.start) + edit.text + result.slice(edit.end);
  return withClusters(result, lastId + added.length);
}

/** Removes the boxes of cells, given as addresses, from a drawing. */
export function removeCommentBoxes(drawing: string, cells: ReadonlySet<string>): string {
  const gone = new Set(
    [...cells].map((address) => parseAddress(address)).map((cell) => `${cell?.row},${cell?.column}`),
  );
  let result = "";
  let kept = 0;
  for (const { start, end, text } of elementsNamed("shape", drawing)) {
    const [cell] = boxShapes(text).keys();
    if (cell === undefined || !gone.has(cell)) continue;
    result += drawing.slice(kept, start);
    kept = end;
  }
  return result + drawing.slice(kept);
}

interface BoxShape {
  /** Position of the box's anchor in the text of the drawing. */
  readonly anchor: { readonly start: number; readonly end: number; readonly text: string } | undefined;
}

/** The boxes of comments by the row and column of their cells, which the drawing counts from 0. */
function boxShapes(drawing: string): ReadonlyMap<string, BoxShape> {
  const shapes = new Map<string, BoxShape>();
  for (const { start: index, text: data } of elementsNamed("ClientData", drawing)) {
    if (!data.slice(0, data.indexOf(">")).includes('ObjectType="Note"')) continue;
    const row = /<(?:[\w.-]+:)?Row>\s*(\d+)/.exec(data)?.[1];
    const column = /<(?:[\w.-]+:)?Column>\s*(\d+)/.exec(data)?.[1];
    if (row === undefined || column === undefined) continue;
    const anchor = /(<(?:[\w.-]+:)?Anchor>)([^<]*)</.exec(data);
    const [, tag = "", text = ""] = anchor ?? [];
    const start = index + (anchor?.index ?? 0) + tag.length;
    const place = anchor === null ? undefined : { start, end: start + text.length, text };
    shapes.set(`${Number(row) + 1},${Number(column) + 1}`, { anchor: place });
  }
  return shapes;
}

interface ElementText {
  readonly start: number;
  readonly end: number;
  /** From the opening tag to the closing tag. */
  readonly text: string;
}

/** Sibling elements with one name. Takes one pass, even for a drawing with mismatched tags. */
function* elementsNamed(name: string, drawing: string): Generator<ElementText> {
  let open: { readonly start: number; readonly prefix: string } | undefined;
  for (const { 0: tag, 1: slash, 2: prefix = "", index } of drawing.matchAll(
    new RegExp(`<(/?)([\\w.-]+:)?${name}\\b`, "g"),
  )) {
    if (slash === "") {
      open ??= { start: index, prefix };
    } else if (open !== undefined && (prefix === open.prefix || prefix === "")) {
      const end = drawing.indexOf(">", index + tag.length) + 1;
      if (end === 0) return;
      yield { start: open.start, end, text: drawing.slice(open.start, end) };
      open = undefined;
    }
  }
}

/** Declares the prefixes at the drawing's root; without them, our shapes have no meaning. */
function declared(drawing: string, xml: string): string {
  const root = /<xml\b[^<>]*>/.exec(drawing)?.[0] ?? "";
  const missing = Object.entries(NAMESPACES).filter(([prefix, name]) => !root.includes(`xmlns:${prefix}="${name}"`));
  const declarations = missing.map(([prefix, name]) => ` xmlns:${prefix}="${name}"`).join("");
  return xml.replace(/<(v:shape|v:shapetype)\b/g, `<$1${declarations}`);
}

function withClusters(drawing: string, lastId: number): string {
  return drawing.replace(
    /(<(?:[\w.-]+:)?idmap\b[^<>]*?data\s*=\s*")([\d,]*)"/,
    (_whole, before: string, data: string) => {
      const clusters = new Set(
        data
          .split(",")
          .filter((cluster) => cluster !== "")
          .map(Number),
      );
      const first = Math.min(...clusters, Math.floor(lastId / CLUSTER));
      for (let cluster = first; cluster <= Math.floor(lastId / CLUSTER); cluster++) clusters.add(cluster);
      return `${before}${[...clusters].sort((left, right) => left - right).join(",")}"`;
    },
  );
}

const LINE_CHARACTERS = 52;
/** A row of the sheet is about as high as a line of the comment. */
const EXTRA_LINES = 1;
const MOST_LINES = 40;
const BOX_COLUMNS = 4;

function lines(text: string): number {
  const count = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_CHARACTERS)), 0);
  return Math.min(count + EXTRA_LINES, MOST_LINES);
}

/** Left column and its offset, top row and its offset, right column and its offset, bottom row and its offset. */
function anchorOf({ row, column, text }: CommentBox): string {
  const top = Math.max(0, row - 2);
  return [column, 15, top, 4, column + BOX_COLUMNS, 15, top + lines(text), 4].join(", ");
}

function grownAnchor(anchor: string, { text }: CommentBox): string {
  const numbers = anchor.split(",").map(Number);
  const [left = 0, leftOffset = 0, top = 0, topOffset = 0, right = 0, rightOffset = 0, bottom = 0, bottomOffset = 0] =
    numbers;
  const wider = Math.max(right, left + BOX_COLUMNS);
  return [left, leftOffset, top, topOffset, wider, rightOffset, bottom + lines(text) + 1, bottomOffset].join(", ");
}

function shapeXml(box: CommentBox, id: number): string {
  return (
    `<v:shape id="_x0000_s${id}" type="#_x0000_t202" style="position:absolute;margin-left:80pt;margin-top:2pt;` +
    'width:260pt;height:120pt;z-index:1;visibility:hidden" fillcolor="#fff2cc" o:insetmode="auto">' +
    '<v:fill color2="#fff2cc"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/>' +
    '<v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>' +
    `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchorOf(box)}</x:Anchor>` +
    `<x:AutoFill>False</x:AutoFill><x:Row>${box.row - 1}</x:Row><x:Column>${box.column - 1}</x:Column>` +
    "</x:ClientData></v:shape>"
  );
}
