import { type ProjectData, withValueAtPath } from "@epb/engine";
import { expect, test } from "vitest";
import { exampleProject, parsed } from "../../testing/template-workbook.js";
import { EPB_ACCREDITATION_4_2_10 } from "./epb-accreditation-4-2-10.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import { EPX_1_1_2 } from "./epx-1-1-2.js";
import { EPX_CAMPAIGN_1_1_2 } from "./epx-campaign-1-1-2.js";
import { inputsWithoutCell, withInputsWithoutCell } from "./inputs-without-cell.js";

test("a project has a cell for each input in the template of its edition", () => {
  expect(inputsWithoutCell(exampleProject(), EPB_CALCULATING_4_2_10)).toEqual([]);
  expect(inputsWithoutCell(exampleProject("epx-campus"), EPX_1_1_2)).toEqual([]);
});

test("an input that a short template lacks is listed once, with any number of items", () => {
  const paths = inputsWithoutCell(exampleProject("epx-campus"), EPX_CAMPAIGN_1_1_2);
  expect(paths).toContain("ecms[].mvOptionId");
  expect(paths).toContain("escalationRates[fieldId=1].value");
  expect(paths).toContain("express.energyConsumption[fieldId=3].value");
  // The template has no input for demand in kW, but for its cost.
  expect(paths).toContain("ecms[].estimatedSavings[fieldId=3].value");
  expect(paths).not.toContain("ecms[].estimatedSavings[fieldId=4].value");
  expect(new Set(paths).size).toBe(paths.length);
});

test("questions of accreditation reviewers have cells only in their template", () => {
  const { record } = exampleProject();
  const accreditation = { facilityType: "School", contacts: [{ contactType: 3, name: "Jane Roe" }] };
  const project = parsed({ record, data: {}, accreditation });
  expect(inputsWithoutCell(project, EPB_ACCREDITATION_4_2_10)).toEqual([]);
  expect(inputsWithoutCell(project, EPB_CALCULATING_4_2_10)).toEqual([
    "accreditation.facilityType",
    "accreditation.contacts[contactType=3].name",
  ]);
});

test("blank texts, and members that the store adds to items, are not inputs", () => {
  const { record } = exampleProject();
  const ecms = [{ uuid: "ecm-1", id: "7", modifiedDate: "2024-01-31", location: " " }];
  expect(inputsWithoutCell(parsed({ record, data: { ecms } }), EPX_CAMPAIGN_1_1_2)).toEqual([]);
});

const merged = (workbook: ProjectData, saved: ProjectData): ProjectData =>
  withInputsWithoutCell(workbook, saved, EPB_CALCULATING_4_2_10);

const { data } = exampleProject();
const [first] = data.ecms ?? [];
const IN_FIRST = `ecms[uuid=${first?.uuid}]`;

test("an input that has a cell is removed by a blank cell", () => {
  const workbook = withValueAtPath(data, "financing.indexRate", undefined);
  expect(merged(workbook, data)).toEqual(workbook);
});

test("a section without any cell stays", () => {
  const saved = exampleProject("epx-campus").data;
  const { escalationRates, ...workbook } = saved;
  expect(escalationRates?.length).toBeGreaterThan(0);
  expect(withInputsWithoutCell(workbook, saved, EPX_CAMPAIGN_1_1_2)).toEqual(saved);
});

test("a member without a cell stays with its item, and is removed with it", () => {
  const path = `${IN_FIRST}.baseline[fieldId=2].unitId`;
  const withBaseline = withValueAtPath(data, `${IN_FIRST}.baseline[fieldId=2].value`, "7");
  const saved = withValueAtPath(withBaseline, path, 1);
  expect(merged(withBaseline, saved)).toEqual(saved);
  const withoutMeasure: ProjectData = { ...withBaseline, ecms: data.ecms?.slice(1) ?? [] };
  expect(merged(withoutMeasure, saved)).toEqual(withoutMeasure);
  expect(merged(data, saved)).toEqual(data);
});

test("an item without any cell stays in a list that has cells for others", () => {
  const saved = withValueAtPath(data, "escalationRates[fieldId=77,year=3].value", "0.02");
  expect(merged(data, saved).escalationRates).toHaveLength((data.escalationRates?.length ?? 0) + 1);
});
