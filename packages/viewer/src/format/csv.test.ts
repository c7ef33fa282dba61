import { expect, test } from "vitest";
import { csvOf } from "./csv.js";

test("quotes where necessary, and leaves unknown cells empty", () => {
  expect(
    csvOf([
      ["a", 1, undefined],
      ['say "12"', "x,y", "two\nlines"],
    ]),
  ).toBe('\uFEFFa,1,\r\n"say ""12""","x,y","two\nlines"\r\n');
});
