import { type ProjectData, withValueAtPath } from "@epb/engine";
import { expect, test } from "vitest";
import { exampleProject } from "../../testing/template-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import { EPX_CAMPAIGN_1_1_2 } from "./epx-campaign-1-1-2.js";
import { withInputsWithoutCell } from "./with-inputs-without-cell.js";

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
