import { expect, test } from "vitest";
import { csvRecord, safeText } from "./csv-text.js";

test("cells with commas, quotes or line ends are quoted", () => {
  expect(csvRecord(["a", 'say "b"', "c,d", "e\nf"])).toBe('a,"say ""b""","c,d","e\nf"\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])("%j stays text in a spreadsheet", (text) => {
  expect(safeText(text)).toBe(`'${text}`);
});

test("other text stays as it is", () => {
  expect(safeText("project.json")).toBe("project.json");
});
