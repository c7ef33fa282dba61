import { expect, test } from "vitest";
import { diagnostic } from "../../testing/diagnostic.js";
import { sortDiagnostics } from "./sort-diagnostics.js";

test("findings go by file, then sheet by tab, row and column, then what has no cell", () => {
  const unsorted = [
    diagnostic({ name: "8", at: "ecms" }),
    diagnostic({ name: "6", sheet: "Schedule 3", cell: "A1" }),
    diagnostic({ name: "5", sheet: "Summary", cell: "AA9" }),
    diagnostic({ name: "4", sheet: "Summary", cell: "Z9" }),
    diagnostic({ name: "3", sheet: "Summary", cell: "C2:C7" }),
    diagnostic({ name: "2", sheet: "Summary" }),
    diagnostic({ name: "7", sheet: "A sheet of the person's own", cell: "A1" }),
    diagnostic({ name: "1" }),
  ];
  const sorted = sortDiagnostics(unsorted, ["Summary", "Schedule 3"]);
  expect(sorted.map(({ name }) => name)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
});

test("errors go before warnings, wherever they stand", () => {
  const unsorted = [
    diagnostic({ name: "warning of the file", severity: "warning" }),
    diagnostic({ name: "warning of a cell", severity: "warning", sheet: "Summary", cell: "A1" }),
    diagnostic({ name: "error of a cell", sheet: "Summary", cell: "Z9" }),
    diagnostic({ name: "error of the data", at: "ecms" }),
  ];
  expect(sortDiagnostics(unsorted, ["Summary"]).map(({ name }) => name)).toEqual([
    "error of a cell",
    "error of the data",
    "warning of the file",
    "warning of a cell",
  ]);
});

test("what stands at one place keeps its order", () => {
  const same = ["first", "second", "third"].map((name) => diagnostic({ name, at: "ecms" }));
  expect(sortDiagnostics(same, [])).toEqual(same);
});
