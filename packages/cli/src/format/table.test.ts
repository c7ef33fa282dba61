import { describe, expect, test } from "vitest";
import { renderTable, type Table } from "./table.js";

const table: Table = {
  columns: [
    { header: "Year", align: "right" },
    { header: "Principal", align: "right", group: "Debt service" },
    { header: "Interest", align: "right", group: "Debt service" },
  ],
  rows: [
    ["1", "142,790", "227,690"],
    ["2", "159,581", ""],
  ],
  totals: ["Total", "302,371", "227,690"],
};
const plain = (_role: string, text: string): string => text;

describe("a table", () => {
  test("aligns figures, names groups and rules off its totals", () => {
    expect(renderTable(table, 80, plain)).toEqual([
      "        ─── Debt service ───",
      " Year   Principal   Interest",
      "────────────────────────────",
      "    1     142,790    227,690",
      "    2     159,581",
      "────────────────────────────",
      "Total     302,371    227,690",
    ]);
  });

  test("reduces the space between columns from the left before it becomes too wide", () => {
    const [, header] = renderTable(table, 25, plain);
    expect(header).toBe(" Year Principal  Interest");
  });

  test("keeps a space between columns even if nothing fits", () => {
    const [, header] = renderTable(table, 10, plain);
    expect(header).toBe(" Year Principal Interest");
  });
});
