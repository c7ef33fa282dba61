import { expect, test } from "vitest";
import { finding } from "../../testing/finding.js";
import { sortFindings } from "./sort-findings.js";

test("findings are sorted by file, then by tab, row, and column, then those without a cell", () => {
  const unsorted = [
    finding({ name: "8", at: "ecms" }),
    finding({ name: "6", sheet: "Schedule 3", cell: "A1" }),
    finding({ name: "5", sheet: "Summary", cell: "AA9" }),
    finding({ name: "4", sheet: "Summary", cell: "Z9" }),
    finding({ name: "3", sheet: "Summary", cell: "C2:C7" }),
    finding({ name: "2", sheet: "Summary" }),
    finding({ name: "7", sheet: "A sheet of the person's own", cell: "A1" }),
    finding({ name: "1" }),
  ];
  const sorted = sortFindings(unsorted, ["Summary", "Schedule 3"]);
  expect(sorted.map(({ name }) => name)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
});

test("errors come before warnings, at any place", () => {
  const unsorted = [
    finding({ name: "warning of the file", severity: "warning" }),
    finding({ name: "warning of a cell", severity: "warning", sheet: "Summary", cell: "A1" }),
    finding({ name: "error of a cell", sheet: "Summary", cell: "Z9" }),
    finding({ name: "error of the data", at: "ecms" }),
  ];
  expect(sortFindings(unsorted, ["Summary"]).map(({ name }) => name)).toEqual([
    "error of a cell",
    "error of the data",
    "warning of the file",
    "warning of a cell",
  ]);
});

test("findings at one place keep their order", () => {
  const same = ["first", "second", "third"].map((name) => finding({ name, at: "ecms" }));
  expect(sortFindings(same, [])).toEqual(same);
});
