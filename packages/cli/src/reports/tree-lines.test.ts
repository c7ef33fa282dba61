import { describe, expect, test } from "vitest";
import { treeLines } from "./tree-lines.js";

const TREE = [
  "Total = 9 $",
  "  = First part of the total + Second part of the total",
  "├─ First part of the total, which has a long name = 4 $",
  "│    = Something + Something else of considerable length",
  "└─ Second part of the total, which has a long name = 5 $",
  "",
].join("\n");

describe("a tree", () => {
  test("goes on below its own beginning, behind its branches", () => {
    expect(treeLines(TREE, 34)).toEqual([
      "Total = 9 $",
      "  = First part of the total +",
      "    Second part of the total",
      "├─ First part of the total,",
      "│    which has a long name = 4 $",
      "│    = Something + Something else",
      "│      of considerable length",
      "└─ Second part of the total,",
      "     which has a long name = 5 $",
    ]);
  });

  test("that fits stays as it is", () => {
    expect(treeLines(TREE, 80).join("\n")).toBe(TREE.trimEnd());
  });

  test("brings no control characters to the terminal", () => {
    expect(treeLines("├─ Delivery charge, measure \u001b[31m1 = 4 $", 80)).toEqual([
      "├─ Delivery charge, measure  [31m1 = 4 $",
    ]);
  });
});
