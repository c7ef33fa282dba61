import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRecord } from "./csv.js";

const cellOf = (text: string): string => csvRecord([text]).replace(/\r\n$/, "");

test("unknown cells are empty, and cells with commas, quotes, or line ends are quoted", () => {
  expect(csvRecord(["a", 1, undefined])).toBe("a,1,\r\n");
  expect(csvRecord(['say "b"', "c,d", "e\nf", "g\rh"])).toBe('"say ""b""","c,d","e\nf","g\rh"\r\n');
});

test.each([
  ["=1+1", "'=1+1"],
  ["+1-800", "'+1-800"],
  ["+1", "'+1"],
  ["-cmd", "'-cmd"],
  ["- none", "'- none"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  [" =1+1", "' =1+1"],
  ["\u00a0=1", "'\u00a0=1"],
  ["\u0000=1", "' =1"],
  ["\r\n=1", `"'\r\n=1"`],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠x", "'＠x"],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
])("%j stays text in a spreadsheet", (text, expected) => {
  expect(cellOf(text)).toBe(expected);
});

test.each(["-1", "-1250.75", "1e3", "0", "-0.000001", "-3.25%", "project.json"])("%s stays as it is", (text) => {
  expect(cellOf(text)).toBe(text);
});

test("what commands a terminal becomes a space", () => {
  expect(cellOf("\u001b[2Jred\u202e")).toBe(" [2Jred ");
});

test("no cell begins like a formula, unless it is a number", () => {
  const text = fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "＝", " ", "\t", '"', ",", "\n", "1", "a") });
  fc.assert(
    fc.property(text, (entered) => {
      const [cell = ""] = /^"(.*)"$/s.exec(cellOf(entered))?.slice(1) ?? [cellOf(entered)];
      expect(/^\s*[=+\-@＝]/.test(cell) && Number.isNaN(Number(cell))).toBe(false);
    }),
  );
});
