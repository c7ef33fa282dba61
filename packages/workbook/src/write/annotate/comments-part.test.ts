import { describe, expect, test } from "vitest";
import { PackageFault } from "../../package/package-fault.js";
import { XmlPart } from "../../package/xml-part.js";
import { addComments } from "./comments-part.js";

const RUN = (text: string, prefix = ""): string =>
  `<${prefix}r><${prefix}rPr><${prefix}sz val="9"/><${prefix}color rgb="FF000000"/><${prefix}rFont val="Tahoma"/><${prefix}family val="2"/></${prefix}rPr><${prefix}t xml:space="preserve">${text}</${prefix}t></${prefix}r>`;

function withComment(xml: string, address = { row: 2, column: 2 }): string {
  const part = new XmlPart("comments1.xml", new TextEncoder().encode(xml));
  addComments(part, [{ ...address, text: "New" }]);
  return new TextDecoder().decode(part.toBytes());
}

const comments = (text: string): string =>
  `<comments><authors><author>Sam</author></authors><commentList><comment ref="B2" authorId="0">${text}</comment></commentList></comments>`;

describe("a comment that a cell has", () => {
  test.each([
    ["of runs", "<text><r><t>Old</t></r></text>", `<text><r><t>Old</t></r>${RUN("\n\nNew")}</text>`],
    ["of plain text", "<text><t>Old</t></text>", `<text><r><t>Old</t></r>${RUN("\n\nNew")}</text>`],
    ["without text", "<text/>", `<text>${RUN("New")}</text>`],
    [
      "with a reading aid behind it",
      '<text><r><t>Old</t></r><rPh sb="0" eb="1"><t>o</t></rPh></text>',
      `<text><r><t>Old</t></r>${RUN("\n\nNew")}<rPh sb="0" eb="1"><t>o</t></rPh></text>`,
    ],
  ])("%s keeps its words above ours", (_kind, text, expected) => {
    expect(withComment(comments(text))).toBe(comments(expected));
  });
});

test("a new comment has a separate author, after the others", () => {
  expect(withComment(comments("<text/>"), { row: 3, column: 1 })).toBe(
    '<comments><authors><author>Sam</author><author>epb</author></authors><commentList><comment ref="B2" authorId="0"><text/></comment>' +
      `<comment ref="A3" authorId="1"><text>${RUN("New")}</text></comment></commentList></comments>`,
  );
});

test("an existing author is not added again, and prefixes are kept", () => {
  expect(withComment("<x:comments><x:authors><x:author>epb</x:author></x:authors><x:commentList/></x:comments>")).toBe(
    "<x:comments><x:authors><x:author>epb</x:author></x:authors><x:commentList>" +
      `<x:comment ref="B2" authorId="0"><x:text>${RUN("New", "x:")}</x:text></x:comment></x:commentList></x:comments>`,
  );
});

test("comments without a list are refused", () => {
  expect(() => withComment("<comments><authors/></comments>")).toThrow(PackageFault);
});
