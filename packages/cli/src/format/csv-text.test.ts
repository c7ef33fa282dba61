import { expect, test } from "vitest";
import { csvRecord, safeText } from "./csv-text.js";

test("cells with commas, quotes or line ends are quoted", () => {
  expect(csvRecord(["a", 'say "b"', "c,d", "e\nf"])).toBe('a,"say ""b""","c,d","e\nf"\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r\n=1", " =1", "\uff1d1+1"])(
  "%j stays text in a spreadsheet",
  (text) => {
    expect(safeText(text)).toBe(`'${text}`);
  },
);

test("what commands a terminal is left out", () => {
  expect(safeText("\u001b[2J\u009b31mred\u202e")).toBe(" [2J 31mred ");
  expect(safeText("\u0000=1")).toBe("' =1");
});

test("other text stays as it is", () => {
  expect(safeText("project.json")).toBe("project.json");
});
