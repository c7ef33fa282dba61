import { expect, test } from "vitest";
import { capDiagnostics } from "./cap-diagnostics.js";
import type { Diagnostic } from "./diagnostic.js";

function diagnostics(count: number, changes: Partial<Diagnostic> = {}): readonly Diagnostic[] {
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
  const found = [...diagnostics(500), ...diagnostics(500, { code: "EPB-CELL-002", severity: "error" })];
  expect(capDiagnostics(found, "a.xlsx")).toEqual(found);
});

test("of more, five hundred are listed and the others counted, with their severity, at the first of them", () => {
  const found = diagnostics(50_003);
  const capped = capDiagnostics(found, "a.xlsx");
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
  const capped = capDiagnostics([...diagnostics(501), ...diagnostics(502, { severity: "error" })], "a.xlsx");
  expect(capped.slice(1000).map(({ severity, found }) => [severity, found])).toEqual([
    ["warning", "1 more of EPB-CELL-030"],
    ["error", "2 more of EPB-CELL-030"],
  ]);
});

test("findings that can be corrected are all listed", () => {
  const found = diagnostics(600, { corrections: [{ kind: "number", value: "1" }] });
  expect(capDiagnostics(found, "a.xlsx")).toEqual(found);
});
