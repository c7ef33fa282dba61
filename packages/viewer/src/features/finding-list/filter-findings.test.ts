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

test("findings stand under their sheet, errors first, and what has none under the file or its data", () => {
  expect(groupFindings([FILE, CELL, CELL, SHEET, DATA])).toEqual([
    { title: "The file as a whole", findings: [FILE] },
    { title: "Schedule 2a", findings: [CELL, CELL] },
    { title: "Schedule 2a", findings: [SHEET] },
    { title: "The project's data", findings: [DATA] },
  ]);
});

test("a filter lets through what has its severity, its sheet and its words, in any case", () => {
  expect(filterFindings(ALL, { words: "" })).toEqual(ALL);
  expect(filterFindings(ALL, { severity: "warning", words: "" })).toEqual([SHEET, DATA]);
  expect(filterFindings(ALL, { group: "Schedule 2a", words: "" })).toEqual([CELL, SHEET]);
  expect(filterFindings(ALL, { words: " PRICE" })).toEqual([CELL]);
  expect(filterFindings(ALL, { severity: "warning", group: "Schedule 2a", words: "f17" })).toEqual([]);
});

test("as text they say where, what, and what to do; an empty message lets the advice speak", () => {
  expect(findingsAsText("a.xlsx", [CELL, SHEET])).toBe(
    [
      "a.xlsx",
      'Error EPB-TST-001 · Schedule 2a!F17 (Price)\n  Something is wrong.\n  Found: "ten"\n  Expected: a number\n  What to do: Mend it.',
      "Warning EPB-TST-001 · Schedule 2a\n  Mend it.",
    ].join("\n\n"),
  );
});
