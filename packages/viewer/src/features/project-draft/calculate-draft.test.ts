import { calculateProject, Decimal, type Project, parseProject, withValueAtPath } from "@epb/engine";
import { expect, test } from "vitest";
import { calculateDraft } from "./calculate-draft.js";
import { newDraft, withProject } from "./draft.js";

test("a new row is not calculated before it has a key", async () => {
  const parsed = parseProject({
    record: { name: "Campus", version: "1.0.0", projectType: 2, calculationType: 4, status: "Pending" },
    data: { express: { measures: [{ measureNumber: "1" }] } },
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const added = withValueAtPath(parsed.value, "data.express.measures", [{ measureNumber: "1" }, {}]);
  const { state } = withProject(newDraft(parsed.value, 1), added);
  expect((await calculateDraft(state.project))?.issues).toEqual((await calculateDraft(parsed.value))?.issues);
});

test("savings in a field that no measure had before are no mistake of the figures that were saved", async () => {
  const ofField = (fieldId: number) => ({ fieldId, value: "1000" });
  const parsed = parseProject({
    record: { name: "School", version: "3.0.0", projectType: 1, calculationType: 1, status: "Pending" },
    data: { ecms: [{ uuid: "1", ecmNumber: "1", estimatedSavings: [ofField(2)] }] },
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const saved = { ...parsed.value, calculatedValues: calculateProject(parsed.value).calculatedValues };
  const path = "data.ecms[uuid=1].estimatedSavings[fieldId=3]";
  const changed = withValueAtPath<Project>(saved, path, { fieldId: 3, value: new Decimal("1000") });
  const codesOf = async (project: Project) => (await calculateDraft(project))?.issues.map(({ code }) => code);
  expect(changed.data.ecms?.[0]?.estimatedSavings).toHaveLength(2);
  expect(await codesOf(changed)).toEqual(await codesOf(parsed.value));
});

test("an impossible input withholds the figures that depend on it, and the others are shown", async () => {
  const parsed = parseProject({
    record: { name: "School", version: "3.0.0", projectType: 1, calculationType: 1, status: "Pending" },
    data: {
      other: { guarPctEstSav: "95" },
      ecms: [
        {
          uuid: "1",
          implementation: { baseConstructionCost: "500000" },
          estimatedSavings: [{ fieldId: 2, value: "50000" }],
        },
      ],
    },
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const calculation = await calculateDraft(parsed.value);
  const [year] = calculation?.calculatedValues.itemizedSavings?.years ?? [];
  expect(year?.estimatedAnnualSavings?.toFixed()).toBe("50000");
  expect(year?.guaranteedAnnualSavings).toBeUndefined();
  expect(calculation?.issues[0]?.code).toBe("EPB-RAT-001");
});
