import { expect, test, vi } from "vitest";
import { parseJson } from "./parse-json.js";

const parse = (text: string) => parseJson(new TextEncoder().encode(text), "project.json");

test("data are parsed unchanged, without the byte order mark", () => {
  expect(parse('\ufeff{"a": [1, "2"]}')).toEqual({ ok: true, json: { a: [1, "2"] } });
});

test.each([
  ["", "an empty file"],
  ['{\n  "a": 1,\n}', "an unexpected } in line 3, column 1"],
  ['{"a": ', "a text that ends too early"],
  ['{"a": x}', "an unexpected x"],
  ["[1,]", "an unexpected ]"],
  ["{'a': 1}", "an unexpected 'a': 1} in line 1, column 2"],
])("%j is %s", (text, found) => {
  expect(parse(text)).toMatchObject({ ok: false, finding: { name: "input/not-json", found } });
});

test.each([
  [
    "Firefox",
    "JSON.parse: expected property name or '}' at line 3 column 1 of the JSON data",
    "an unexpected } in line 3, column 1",
  ],
  ["Firefox", "JSON.parse: end of data at line 4 column 1 of the JSON data", "an unexpected end of line 4, column 1"],
  ["Safari", "JSON Parse error: Unexpected EOF", "a text that ends too early"],
  ["Safari", 'JSON Parse error: Unexpected identifier "x"', 'JSON Parse error: Unexpected identifier "x"'],
])("the words of %s, %j, are %s", (_engine, words, found) => {
  vi.spyOn(JSON, "parse").mockImplementationOnce(() => {
    throw new SyntaxError(words);
  });
  expect(parse('{\n  "a": 1,\n}\n')).toMatchObject({ ok: false, finding: { name: "input/not-json", found } });
});

test("bytes that are not UTF-8 are refused", () => {
  const bytes = new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d]);
  expect(parseJson(bytes, "latin-1.json")).toMatchObject({ ok: false, finding: { name: "input/not-utf8" } });
});

test("data nested to exhaust a program are refused", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  expect(parse(deep)).toMatchObject({ ok: false, finding: { name: "input/nested-too-deep" } });
});

test("a duplicate name in an object is refused, with any spelling", () => {
  expect(parse('{"a": {"b": 1},\n "\\u0061": 2}')).toMatchObject({
    ok: false,
    finding: { name: "input/duplicate-key", found: 'a second "a" in line 2' },
  });
  expect(parse('{"a": {"a": 1}, "b": [{"a": 1}, {"a": "a"}], "c": "\\"a"}')).toMatchObject({ ok: true });
});

test("more values than any project has are refused before they fill the memory", () => {
  const list = `[${"[],".repeat(90_000)}1]`;
  expect(parse(`[${Array.from({ length: 20 }, () => list).join()}]`)).toMatchObject({
    ok: false,
    finding: { name: "input/too-large", found: "too many values" },
  });
  expect(parse(`[\n${"[],".repeat(110_000)}1]`)).toMatchObject({
    ok: false,
    finding: { name: "input/too-large", found: "a list or an object of more than 100000 members in line 2" },
  });
  expect(parse(`{"a":"${"b".repeat(1_000_000)}"}`)).toMatchObject({
    ok: false,
    finding: { name: "input/too-large", found: "a text of more than 1000000 bytes in line 1" },
  });
});
