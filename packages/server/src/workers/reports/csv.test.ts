import type { Cell, Table } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { csvOf } from "./csv.js";

const table = (rows: readonly (readonly Cell[])[], title = "A table"): Table => ({
  id: "a",
  title,
  columns: [
    { name: "name", label: "Name", quantity: "text" },
    { name: "price", label: "Price", group: "Costs", quantity: "dollars" },
  ],
  keyColumns: 1,
  rows,
  dollarDecimals: 2,
});

const cellOf = (cell: Cell): string =>
  csvOf([table([[cell, null]])])
    .split("\r\n")[1]
    ?.replace(/,$/, "") ?? "";

describe("a CSV file", () => {
  test("has a header and a line for each row", () => {
    expect(csvOf([table([["Pine Ridge", "1.50"]])])).toBe("Name,Costs: Price\r\nPine Ridge,1.50\r\n");
  });

  test("has several tables under their titles", () => {
    expect(csvOf([table([], "One"), table([], "Two, too")])).toBe(
      'One\r\nName,Costs: Price\r\n\r\n"Two, too"\r\nName,Costs: Price\r\n',
    );
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["+1-800", "'+1-800"],
    ["-cmd", "'-cmd"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    [" =1", "' =1"],
    ["＝1+1", "'＝1+1"],
    ["-1+1", "'-1+1"],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ])("keeps %j from being a formula", (text, expected) => {
    expect(cellOf(text)).toBe(expected);
  });

  test.each(["-1", "-1250.75", "1e3", "0", "-0.000001"])("leaves the number %s alone", (text) => {
    expect(cellOf(text)).toBe(text);
  });

  test("quotes what has commas, quotes or line ends, and drops what commands a terminal", () => {
    expect(csvOf([table([["a,b", null]])])).toContain('"a,b",');
    expect(csvOf([table([["a\nb", null]])])).toContain('"a\nb",');
    expect(cellOf("\u001b[2Jred\u202e")).toBe(" [2Jred ");
  });
});
