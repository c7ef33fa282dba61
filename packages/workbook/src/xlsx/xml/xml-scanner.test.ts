import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_READ_LIMITS } from "../read-limits.js";
import { ByteText } from "./byte-text.js";
import { XmlScanner } from "./xml-scanner.js";

const textOf = (xml: string): ByteText => new ByteText(new TextEncoder().encode(xml));

/** The value of `a` in every opening tag. */
function valuesOf(xml: string): readonly (string | undefined)[] {
  const scanner = new XmlScanner(textOf(xml), "part.xml", DEFAULT_READ_LIMITS);
  const values: (string | undefined)[] = [];
  while (scanner.next()) if (scanner.isOpen) values.push(scanner.attributes.raw("a"));
  expect(scanner.problem).toBeUndefined();
  return values;
}

describe("attributes", () => {
  test.each([
    [`<r a="1" b="2"/>`, "1"],
    [`<r b="2" a="1"></r>`, "1"],
    [`<r b='2' a = "1" ></r>`, "1"],
    [`<r\n b="2"\ta='1'\n/>`, "1"],
    [`<r b="x a=" a="1"/>`, "1"],
    [`<r b="x a='2'" a='"'/>`, '"'],
    [`<r b="&lt;" a="é – 大"/>`, "é – 大"],
    [`<r b="é" a="a>b"/>`, "a>b"],
    [`<r ba="2"/>`, undefined],
    [`<r/>`, undefined],
  ])("%s", (xml, value) => {
    expect(valuesOf(xml)).toEqual([value]);
  });

  test("are the same for any length of a tag", () => {
    const others = Array.from({ length: 40 }, (_, index) => ` n${index}="${index}"`).join("");
    expect(valuesOf(`<r${others} a="1"><s${others}/><t a="2"/></r>`)).toEqual(["1", undefined, "2"]);
  });

  test("are the same for any spelling of a tag", () => {
    const value = fc.stringMatching(/^[a-z =/>é]{0,12}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { maxLength: 5 }), (pairs) => {
        const plain = pairs.map(([b, a]) => `<s b="${b}" a="${a}"/>`).join("");
        const other = pairs.map(([b, a]) => `<s  b = '${b}'\n a='${a}' ></s >`).join("<!-- -->");
        const values = [undefined, ...pairs.map(([, a]) => a)];
        expect(valuesOf(`<r>${plain}</r>`)).toEqual(values);
        expect(valuesOf(`<r>${other}</r>`)).toEqual(values);
      }),
    );
  });
});

test("comments, instructions and sections are stepped over", () => {
  expect(valuesOf(`<?xml version="1.0"?><r><!-- <x> --><?y <z>?><![CDATA[<b>]]]><s a="1"/></r>`)).toEqual([
    undefined,
    "1",
  ]);
});

describe("texts cut out by byte offsets", () => {
  test("are whole characters, after any other character", () => {
    const text = textOf("abc é – 大 xyz");
    expect([text.slice(0, 3), text.slice(4, 6), text.slice(7, 10), text.slice(15, 18)]).toEqual([
      "abc",
      "é",
      "–",
      "xyz",
    ]);
  });

  test("have one character to find for each byte", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const characters = new ByteText(bytes).characters(0, bytes.length);
        expect(characters.length).toBe(bytes.length);
        for (const [index, byte] of bytes.entries()) {
          if (byte < 0x80) expect(characters.charCodeAt(index)).toBe(byte);
          else expect(characters.charCodeAt(index)).toBeGreaterThanOrEqual(0x80);
        }
      }),
    );
  });
});
