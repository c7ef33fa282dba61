import { describe, expect, test } from "vitest";
import { parseReference } from "./workbook-part.js";

const B5 = { top: 5, left: 2, bottom: 5, right: 2 };

describe("a reference", () => {
  test.each([
    ["Sheet1!$B$5", "Sheet1"],
    ["'Schedule 4'!$B$5", "Schedule 4"],
    ["'Bob''s sheet'!B5", "Bob's sheet"],
    ["'a!b'!$B$5", "a!b"],
    ["'''quoted'''!$B$5", "'quoted'"],
    ["__proto__!$B$5", "__proto__"],
  ])("%s points at one sheet", (text, sheet) => {
    expect(parseReference(text)).toEqual({ sheet, range: B5 });
  });

  test.each([
    "0.025",
    "$B$5",
    "Sheet1!#REF!",
    "#REF!$B$5",
    "[1]Sheet1!$B$5",
    "'[other.xlsx]Sheet1'!$B$5",
    "Sheet1!$B$5,Sheet1!$C$5",
    "'A B'!$B$5,'A B'!$C$5",
    "OFFSET(Sheet1!$A$1,1,1)",
    "Sheet1:Sheet3!$B$5",
    "'One'+'Two'!$B$5",
    "''!$B$5",
    "!$B$5",
    "",
  ])("%s points at nothing we follow", (text) => {
    expect(parseReference(text)).toBeUndefined();
  });
});
