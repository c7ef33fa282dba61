import { expect, test } from "vitest";
import { PackageFault } from "../../package/package-fault.js";
import { addCommentBoxes, EMPTY_DRAWING } from "./comment-boxes.js";

const BOX = { row: 13, column: 5, text: "One line" };

test("a box is beside its cell, closed, and large enough for its text", () => {
  const drawing = addCommentBoxes("a.vml", EMPTY_DRAWING, [BOX, { ...BOX, row: 1, text: "line\n".repeat(9) }]);
  const anchors = [...drawing.matchAll(/<x:Anchor>([^<]*)/g)].map(([, anchor]) => anchor);
  expect(anchors).toEqual(["5, 15, 11, 4, 9, 15, 13, 4", "5, 15, 0, 4, 9, 15, 11, 4"]);
  expect(drawing.match(/visibility:hidden/g)).toHaveLength(2);
  expect(drawing).toContain("<x:Row>12</x:Row><x:Column>4</x:Column>");
  expect([...drawing.matchAll(/id="(_x0000_s\d+)"/g)].map(([, id]) => id)).toEqual(["_x0000_s1025", "_x0000_s1026"]);
});

test("shapes in the drawing stay, well-formed or not, and new ids follow the highest", () => {
  const control = '<v:shape id="_x0000_s3071" type="#_x0000_t201"><v:textbox><div>Go<br></div></v:textbox></v:shape>';
  const before = EMPTY_DRAWING.replace("</xml>", `${control}</xml>`);
  const after = addCommentBoxes("a.vml", before, [BOX]);
  expect(after).toContain(control);
  expect(after).toContain('id="_x0000_s3072"');
  expect(after).toContain('data="1,2,3"');
});

test("an existing box grows with its text and is not duplicated", () => {
  const before = addCommentBoxes("a.vml", EMPTY_DRAWING, [BOX]);
  const after = addCommentBoxes("a.vml", before, [BOX]);
  expect(after.match(/<v:shape /g)).toHaveLength(1);
  expect(after).toBe(before.replace("5, 15, 11, 4, 9, 15, 13, 4", "5, 15, 11, 4, 9, 15, 16, 4"));
});

test("a drawing with other prefixes gets the declarations of ours", () => {
  const drawing = '<xml xmlns:vml="urn:schemas-microsoft-com:vml"></xml>';
  expect(addCommentBoxes("a.vml", drawing, [BOX])).toMatch(/<v:shape xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o=/);
});

test("a drawing that breaks off is refused", () => {
  expect(() => addCommentBoxes("a.vml", "<xml><v:shape>", [BOX])).toThrow(PackageFault);
});
