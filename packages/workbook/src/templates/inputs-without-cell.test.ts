import { expect, test } from "vitest";
import { exampleProject, parsed } from "../../testing/template-workbook.js";
import { EPB_ACCREDITATION_4_2_10 } from "./epb-accreditation-4-2-10.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import { EPX_1_1_2 } from "./epx-1-1-2.js";
import { EPX_CAMPAIGN_1_1_2 } from "./epx-campaign-1-1-2.js";
import { inputsWithoutCell } from "./inputs-without-cell.js";

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
