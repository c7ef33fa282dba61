import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { listInputs } from "../paths/list-inputs.js";
import { isInputOf } from "./is-input-of.js";

const { data } = parsed(
  plainProject({ emissionFactors: [{ fuelName: "Oil" }], gridSubregions: [{ subregionId: 3 }], contacts: [] }),
);

test("every input that a project has is one of it", () => {
  fc.assert(
    fc.property(anyProject, (json) => {
      const project = parsed(json);
      for (const { path } of listInputs(project.data))
        expect([path, isInputOf(project.data, path)]).toEqual([path, true]);
    }),
    { numRuns: runs(50) },
  );
});

test.each([
  "financing.indexRate",
  "record.name",
  "ecms",
  "ecms[uuid=ecm-1].implementation.mvExpense",
  "ecms[uuid=ecm-1].baseline[fieldId=3].value",
  "escalationRates[fieldId=10,year=40].value",
  "escalationRates[year=40,fieldId=10].value",
  "performancePeriod[year=25].otherExpenses[fieldId=2].value",
  "cancellationCeiling[year=3,month=12].value",
  "emissionFactors[fuelName=Oil].defCH4EF",
  "gridSubregions[subregionId=3]",
  "contacts[#=4].name",
])("%s is an input of the project, entered or not", (path) => {
  expect(isInputOf(data, path)).toBe(true);
});

test.each([
  "financing.rate",
  "ecms[uuid=ecm-2]",
  "ecms[uuid=ecm-2].baseline[fieldId=3].value",
  "ecms[fieldId=1]",
  "emissionFactors[fuelName=Gas].defCH4EF",
  "gridSubregions[subregionId=4]",
  "escalationRates[fieldId=99,year=2].value",
  "escalationRates[fieldId=1,year=-2].value",
  "escalationRates[fieldId=1].value",
  "escalationRates[fieldId=1,year=*].value",
  "performancePeriod[year=two].retainedSavings",
])("%s is none", (path) => {
  expect(isInputOf(data, path)).toBe(false);
});
