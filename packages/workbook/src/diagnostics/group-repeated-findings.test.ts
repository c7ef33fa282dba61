import { describe, expect, test } from "vitest";
import { finding } from "../../testing/finding.js";
import { groupRepeatedFindings } from "./group-repeated-findings.js";

const inCells = (...cells: readonly string[]) => cells.map((cell) => finding({ sheet: "Schedule 2a", cell }));

describe("repeats of a code", () => {
  test("in one column become one group with its runs of cells", () => {
    const [group, ...others] = groupRepeatedFindings(inCells("F17", "F19", "F18", "F31"));
    expect(others).toEqual([]);
    expect(group).toMatchObject({ place: "Schedule 2a!F17–F19, F31", extent: "4 cells" });
  });

  test("in different columns stay apart", () => {
    expect(groupRepeatedFindings(inCells("F17", "G17")).map(({ place }) => place)).toEqual([
      "Schedule 2a!F17",
      "Schedule 2a!G17",
    ]);
  });

  test("over the years of one entry are named by their years", () => {
    const years = [3, 4, 5, 9].map((year) => finding({ at: `performancePeriod[year=${year}].retainedSavings` }));
    expect(groupRepeatedFindings(years)).toMatchObject([
      { place: "performancePeriod[year].retainedSavings", extent: "years 3–5, 9" },
    ]);
  });

  test("say both where years have cells", () => {
    const years = [1, 2].map((year) =>
      finding({ sheet: "Schedule 3", cell: `D${year + 8}`, at: `performancePeriod[year=${year}]` }),
    );
    expect(groupRepeatedFindings(years)).toMatchObject([{ place: "Schedule 3!D9–D10", extent: "2 cells, years 1–2" }]);
  });

  test("at one place are counted", () => {
    expect(groupRepeatedFindings([finding(), finding()])).toMatchObject([{ place: undefined, extent: "2 times" }]);
  });
});

test("different codes, severities and files stay apart", () => {
  const groups = groupRepeatedFindings([
    finding(),
    finding({ code: "EPB-TST-002" }),
    finding({ severity: "warning" }),
    finding({ file: "other.xlsx" }),
  ]);
  expect(groups.map(({ extent }) => extent)).toEqual([undefined, undefined, undefined, undefined]);
});

test("a range keeps both its corners", () => {
  expect(groupRepeatedFindings(inCells("B4:B31"))).toMatchObject([{ place: "Schedule 2a!B4:B31", extent: undefined }]);
});
