import { describe, expect, test } from "vitest";
import { diagnostic } from "../../testing/diagnostic.js";
import { groupDiagnostics } from "./group-diagnostics.js";

const inCells = (...cells: readonly string[]) => cells.map((cell) => diagnostic({ sheet: "Schedule 2a", cell }));

describe("repeats of a code", () => {
  test("in one column become one group with its runs of cells", () => {
    const [group, ...others] = groupDiagnostics(inCells("F17", "F19", "F18", "F31"));
    expect(others).toEqual([]);
    expect(group).toMatchObject({ place: "Schedule 2a!F17–F19, F31", extent: "4 cells" });
  });

  test("in different columns stay apart", () => {
    expect(groupDiagnostics(inCells("F17", "G17")).map(({ place }) => place)).toEqual([
      "Schedule 2a!F17",
      "Schedule 2a!G17",
    ]);
  });

  test("over the years of one entry are named by their years", () => {
    const years = [3, 4, 5, 9].map((year) => diagnostic({ at: `performancePeriod[year=${year}].retainedSavings` }));
    expect(groupDiagnostics(years)).toMatchObject([
      { place: "performancePeriod[year].retainedSavings", extent: "years 3–5, 9" },
    ]);
  });

  test("say both where years have cells", () => {
    const years = [1, 2].map((year) =>
      diagnostic({ sheet: "Schedule 3", cell: `D${year + 8}`, at: `performancePeriod[year=${year}]` }),
    );
    expect(groupDiagnostics(years)).toMatchObject([{ place: "Schedule 3!D9–D10", extent: "2 cells, years 1–2" }]);
  });

  test("at one place are counted", () => {
    expect(groupDiagnostics([diagnostic(), diagnostic()])).toMatchObject([{ place: undefined, extent: "2 times" }]);
  });
});

test("different codes, severities and files stay apart", () => {
  const groups = groupDiagnostics([
    diagnostic(),
    diagnostic({ code: "EPB-TST-002" }),
    diagnostic({ severity: "warning" }),
    diagnostic({ file: "other.xlsx" }),
  ]);
  expect(groups.map(({ extent }) => extent)).toEqual([undefined, undefined, undefined, undefined]);
});

test("a range keeps both its corners", () => {
  expect(groupDiagnostics(inCells("B4:B31"))).toMatchObject([{ place: "Schedule 2a!B4:B31", extent: undefined }]);
});
