import { type Project, parseProject } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { ApiFailure } from "../../api/api-failure.js";
import { saveFailureOf } from "./use-project-draft.js";

function project(): Project {
  const parsed = parseProject({
    record: { name: "School", version: "3.0.0", projectType: 1, calculationType: 1, status: "Pending" },
    data: { gridSubregions: [{ subregionId: 2 }, { subregionId: 5 }] },
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return parsed.value;
}

/** The places of what a save was refused for. */
function places(status: number, reply: object): readonly string[] {
  const failure = saveFailureOf(new ApiFailure(status, reply), project());
  return failure.kind === "refused" ? [...failure.refusals.keys()] : [failure.kind];
}

const refused = (at: string): readonly string[] => places(400, { message: "No", issues: [{ at, message: "No" }] });

describe("refusals of the server have places in the project", () => {
  test.each([
    ["changed.financing.indexRate", "data.financing.indexRate"],
    ["changed.ecms[uuid=a.b].implementation.deliveryCharge", "data.ecms[uuid=a.b].implementation.deliveryCharge"],
    ["body.record.name", "record.name"],
    ["record.changed.name", "record.name"],
    ["children.changed.accreditation.facilityType", "accreditation.facilityType"],
    [
      "calculatedValues.changed.costSavings.years[year=1].expenses",
      "calculatedValues.costSavings.years[year=1].expenses",
    ],
    // If the key itself is an entry, the row is identified by its position.
    ["changed.gridSubregions[subregionId=5].CH4GWP", "data.gridSubregions[#=1].CH4GWP"],
  ])("%s", (at, path) => expect(refused(at)).toEqual([path]));

  test("and a name that another project has is one of the name", () => {
    expect(places(409, { code: "project/name-taken", message: "Project name already exists" })).toEqual([
      "record.name",
    ]);
  });
});

test("an issue without a place is shown unchanged", () => {
  expect(places(400, { message: "Project set to Override but no calculated values provided" })).toEqual(["other"]);
  expect(places(500, {})).toEqual(["other"]);
});
