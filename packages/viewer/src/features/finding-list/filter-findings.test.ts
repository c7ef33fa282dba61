import type { Finding } from "@epb/workbook/diagnostics";
import { expect, test } from "vitest";
import { filterFindings, groupFindings } from "./filter-findings.js";
import { findingsAsText } from "./findings-as-text.js";

const finding = (parts: Partial<Finding>): Finding => ({
  code: "EPB-TST-001",
  name: "test/example",
  file: "a.xlsx",
  url: "https://unpkg.com/@epb/cli/dist/docs/issues/EPB-TST-001.md",
  severity: "error",
  message: "Something is wrong.",
  advice: "Mend it.",
  ...parts,
});

const FILE = finding({ code: "EPB-FILE-001" });
const CELL = finding({ sheet: "Schedule 2a", cell: "F17", field: "Price", found: '"ten"', expected: "a number" });
const SHEET = finding({ sheet: "Schedule 2a", severity: "warning", message: "" });
const DATA = finding({ at: "ecms", severity: "warning" });
const ALL = [FILE, CELL, SHEET, DATA];

test("findings are listed by sheet, errors first; those without a sheet by file or data", () => {
  expect(groupFindings([FILE, CELL, CELL, SHEET, DATA])).toEqual([
    { title: "The file as a whole", findings: [FILE] },
    { title: "Schedule 2a", findings: [CELL, CELL] },
    { title: "Schedule 2a", findings: [SHEET] },
    { title: "The project's data", findings: [DATA] },
  ]);
});

test("a filter keeps findings with its severity, its sheet, and its words, in any case", () => {
  expect(filterFindings(ALL, { words: "" })).toEqual(ALL);
  expect(filterFindings(ALL, { severity: "warning", words: "" })).toEqual([SHEET, DATA]);
  expect(filterFindings(ALL, { group: "Schedule 2a", words: "" })).toEqual([CELL, SHEET]);
  expect(filterFindings(ALL, { words: " PRICE" })).toEqual([CELL]);
  expect(filterFindings(ALL, { severity: "warning", group: "Schedule 2a", words: "f17" })).toEqual([]);
});

test("as text they have place, problem, and correction; an empty message is replaced by the advice", () => {
  expect(findingsAsText("a.xlsx", [CELL, SHEET])).toBe(
    [
      "a.xlsx",
      'Error EPB-TST-001 · Schedule 2a!F17 (Price)\n  Something is wrong.\n  Found: "ten"\n  Expected: a number\n  What to do: Mend it.',
      "Warning EPB-TST-001 · Schedule 2a\n  Mend it.",
    ].join("\n\n"),
  );
});
