import { expect, test } from "vitest";
import { fromTabSeparated, toTabSeparated } from "./tab-separated.js";

test.each([
  [
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a", [["a"]]],
  ["", [[""]]],
  ["\t\n", [["", ""]]],
  ["a\n\nb", [["a"], [""], ["b"]]],
  ['"two\nlines"\t"say ""yes"""', [["two\nlines", 'say "yes"']]],
  ['5" pipe\tb', [['5" pipe', "b"]]],
])("%j is read as a spreadsheet means it", (text, cells) => {
  expect(fromTabSeparated(text)).toEqual(cells);
});

test("copied text is read back as the same cells", () => {
  const cells = [
    ["1", "with\ttab", ""],
    ['quote "', "two\nlines", "last"],
  ];
  expect(fromTabSeparated(toTabSeparated(cells))).toEqual(cells);
});
