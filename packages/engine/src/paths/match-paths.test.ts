import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { parsed } from "../../testing/parsed.js";
import { listInputs } from "./list-inputs.js";
import { matchPaths } from "./match-paths.js";

const data = {
  financing: { indexRate: 1 },
  escalationRates: [
    { fieldId: 1, year: 2, value: 5 },
    { fieldId: 1, year: 3, value: 6 },
    { fieldId: 3, year: 3, value: 7 },
  ],
  performancePeriod: [
    { year: 1, otherExpenses: [{ fieldId: 1, value: 1 }] },
    {
      year: 2,
      otherExpenses: [
        { fieldId: 1, value: 2 },
        { fieldId: 2, value: 3 },
      ],
    },
    { year: 3 },
  ],
  contacts: [{ name: "A" }, { name: "B" }],
  ecms: [{ uuid: "x.y", ecmNumber: "1" }, { uuid: "z" }],
};

describe("a pattern", () => {
  test.each([
    ["financing.indexRate", ["financing.indexRate"]],
    ["escalationRates[fieldId=1,year=3].value", ["escalationRates[fieldId=1,year=3].value"]],
    [
      "escalationRates[fieldId=1,year=*].value",
      ["escalationRates[fieldId=1,year=2].value", "escalationRates[fieldId=1,year=3].value"],
    ],
    [
      "escalationRates[year=3].value",
      ["escalationRates[fieldId=1,year=3].value", "escalationRates[fieldId=3,year=3].value"],
    ],
    [
      "performancePeriod[year=*].otherExpenses[fieldId=*].value",
      [
        "performancePeriod[year=1].otherExpenses[fieldId=1].value",
        "performancePeriod[year=2].otherExpenses[fieldId=1].value",
        "performancePeriod[year=2].otherExpenses[fieldId=2].value",
      ],
    ],
    ["ecms[uuid=*]", ["ecms[uuid=x.y]", "ecms[uuid=z]"]],
    ["ecms[uuid=x.y].ecmNumber", ["ecms[uuid=x.y].ecmNumber"]],
    ["ecms[ecmNumber=1]", ["ecms[uuid=x.y]"]],
    ["contacts[#=*].name", ["contacts[#=0].name", "contacts[#=1].name"]],
  ])("%s means what the lists hold, by their keys", (pattern, paths) => {
    expect(matchPaths(data, pattern)).toEqual(paths);
  });

  test("names items by their keys in one order, however it is written", () => {
    expect(matchPaths(data, "escalationRates[year=2,fieldId=1].value")).toEqual([
      "escalationRates[fieldId=1,year=2].value",
    ]);
  });

  test("may name an item that is not there, by all of its keys", () => {
    expect(matchPaths(data, "performancePeriod[year=9].retainedSavings")).toEqual([
      "performancePeriod[year=9].retainedSavings",
    ]);
    expect(matchPaths(data, "escalationRates[fieldId=9].value")).toEqual([]);
    expect(matchPaths(data, "cancellationCeiling[year=*,month=*].value")).toEqual([]);
  });

  test.each(["financing..indexRate", "ecms[uuid=z", "ecms]", ".financing", "financing.indexRate]"])(
    "that is no path, %s, means nothing",
    (text) => {
      expect(matchPaths(data, text)).toEqual([]);
    },
  );

  test("without a star is the path itself, for every input of any project", () => {
    fc.assert(
      fc.property(anyProject, (json) => {
        const project = parsed(json);
        for (const { path } of listInputs(project.data)) {
          if (path.includes("*")) continue;
          expect(matchPaths(project.data, path)).toEqual([path]);
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
