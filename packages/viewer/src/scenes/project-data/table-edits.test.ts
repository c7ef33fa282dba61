import { applyChangedParts, Decimal, type Project, parseProject } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { expect, test } from "vitest";
import schoolDistrict from "../../../../../fixtures/projects/school-district.json" with { type: "json" };
import { newDraft, partsToSave, withEdits, withProject } from "../../features/project-draft/draft.js";
import { sectionsOf } from "./data-sections.js";
import { withCopiedRows } from "./table-edits.js";
import { listOfRows } from "./table-rows.js";

const COST = "ecms[uuid=measure-1].implementation.baseConstructionCost";

function unreadableCost(): Project {
  const [first, ...others] = schoolDistrict.data.ecms;
  const { baseConstructionCost: _, ...implementation } = first?.implementation ?? {};
  const ecms = [{ ...first, implementation }, ...others];
  const result = parseProject({ ...schoolDistrict, data: { ...schoolDistrict.data, ecms }, unknownInputs: [COST] });
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value;
}

test("a copy of a measure with an unreadable cost has no cost either, also after a save", () => {
  const stored = unreadableCost();
  const table = sectionsOf(stored)
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "table" ? [part.table] : [])))
    .find((each) => listOfRows(each) === "ecms");
  if (table === undefined) throw new Error("There is a table of measures.");
  const copied = withProject(
    newDraft(stored, 3),
    withCopiedRows(stored, table, [0, 1], () => `copy-${crypto.randomUUID()}`),
  );
  const copy = copied.state.project.data.ecms?.[2];
  const ofCopy = COST.replace("measure-1", copy?.uuid ?? "");
  expect(copied.state.project.unknownInputs).toEqual([COST, ofCopy]);
  // The copy and the measure become different.
  const place = `data.ecms[uuid=${copy?.uuid}].ecmDescription`;
  const described = withEdits(copied, [{ path: place, value: "Another school" }]);
  const entered = withEdits(described, [{ path: `data.${COST}`, value: new Decimal("612000") }]).state.project;
  const saved = applyChangedParts(stored, partsToSave(stored, entered));
  expect(saved.unknownInputs).toContain(ofCopy);
  expect(calculateKnownFigures(saved).calculatedValues.withheld?.inputs).toEqual([ofCopy]);
});
