import { expect, test } from "vitest";
import { capFindings } from "./cap-findings.js";
import type { Finding } from "./finding.js";

function findings(count: number, changes: Partial<Finding> = {}): readonly Finding[] {
  return Array.from({ length: count }, (_, index) => ({
    code: "EPB-CELL-030",
    name: "cell/merged-inputs",
    severity: "warning",
    file: "a.xlsx",
    sheet: "Schedule 3",
    cell: `A${index + 1}`,
    message: "Cells are merged.",
    advice: "Unmerge them.",
    url: "",
    ...changes,
  }));
}

test("five hundred findings of a kind are all listed", () => {
  const found = [...findings(500), ...findings(500, { code: "EPB-CELL-002", severity: "error" })];
  expect(capFindings(found, "a.xlsx")).toEqual(found);
});

test("of more, five hundred are listed and the others counted, with their severity, at the first of them", () => {
  const found = findings(50_003);
  const capped = capFindings(found, "a.xlsx");
  expect(capped.slice(0, -1)).toEqual(found.slice(0, 500));
  expect(capped.at(-1)).toMatchObject({
    code: "EPB-CLI-044",
    severity: "warning",
    sheet: "Schedule 3",
    cell: "A501",
    found: "49,503 more of EPB-CELL-030",
  });
});

test("errors are counted apart from warnings", () => {
  const capped = capFindings([...findings(501), ...findings(502, { severity: "error" })], "a.xlsx");
  expect(capped.slice(1000).map(({ severity, found }) => [severity, found])).toEqual([
    ["warning", "1 more of EPB-CELL-030"],
    ["error", "2 more of EPB-CELL-030"],
  ]);
});

test("findings that can be corrected are all listed", () => {
  const found = findings(600, { corrections: [{ kind: "number", value: "1" }] });
  expect(capFindings(found, "a.xlsx")).toEqual(found);
});
