import { describe, expect, test } from "vitest";
import { displayWidth } from "./display-width.js";
import { fitTable } from "./fit-table.js";

const paint = (_role: string, text: string): string => text;
const table = (label: string) => ({
  columns: [
    { header: "Figure", align: "left" as const },
    { header: "Change", align: "right" as const },
  ],
  rows: [[label, "+$1,234.50"]],
});

describe("a table", () => {
  test.each([20, 30, 40])("stays within %i columns", (columns) => {
    const lines = fitTable(table("A very long label of a figure of a project"), columns, paint);
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(columns);
  });

  test("cuts text and never numbers", () => {
    const lines = fitTable(table("A very long label of a figure"), 24, paint);
    expect(lines.at(-1)).toBe("A very long…  +$1,234.50");
  });

  test("leaves a fitting table unchanged", () => {
    expect(fitTable(table("Payment"), 40, paint).at(-1)).toBe("Payment   +$1,234.50");
  });
});
