import { readFileSync } from "node:fs";
import { calculateProject, Decimal } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { type CellEdit, edited } from "../../testing/template-workbook.js";
import { readWorkbookBytes } from "../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import type { Profile, ProfileGrowth } from "./profile.js";
import { profileSchema } from "./profile-schema.js";
import { readForm } from "./read-form.js";

const FOREIGN = new URL("../../../../fixtures/foreign/", import.meta.url);
const profile = profileSchema.parse(JSON.parse(readFileSync(new URL("pro-forma.epb-profile.json", FOREIGN), "utf8")));
const opened = readWorkbookBytes(readFileSync(new URL("pro-forma.xlsx", FOREIGN)));
if (!opened.ok) throw new Error(opened.finding.message);
const form = opened.workbook;

const MV = "measurementVerification";

/** The profile of the pro forma, with measurement and verification from Z1 of the form, growing from year to year. */
function growing(growth: ProfileGrowth | undefined, to = `performancePeriod[year=1..25].${MV}`): Profile {
  return {
    ...profile,
    values: [...profile.values, { to, sheet: "Pro Forma", cell: "Z1", ...(growth !== undefined && { growth }) }],
    tables: profile.tables.map((table) => ({
      ...table,
      columns: table.columns.filter((column) => column.to !== `performancePeriod[].${MV}`),
    })),
  };
}

/** Amounts of measurement and verification by year, findings, and unknown inputs, with Z1 and Z2 of the form filled. */
function read(growth: ProfileGrowth | undefined, amount: string, rate?: Pick<CellEdit, "type" | "value">) {
  const cells: CellEdit[] = [
    { sheet: "Pro Forma", address: "Z1", type: "number", value: amount },
    { sheet: "Pro Forma", address: "Z2", ...rate },
  ];
  const { project, findings, cellOf } = readForm(edited(form, { cells }), growing(growth), EPB_CALCULATING_4_2_10);
  if (project === undefined) throw new Error("The form has no project.");
  return {
    project,
    cellOf,
    amounts: (project.data.performancePeriod ?? []).map((year) => year.measurementVerification?.toFixed()),
    findings: findings.map(({ name, place, found }) => [name, place?.address ?? place?.sheet, found]),
    unknown: project.unknownInputs ?? [],
  };
}

const AT_Z2: ProfileGrowth = { sheet: "Pro Forma", cell: "Z2" };
/** Calculated by hand: 9,200 × 1.03, × 1.03², × 1.03³. */
const BY_HAND = ["9200", "9476", "9760.28", "10053.0884"];

test.each<[string, ProfileGrowth, Pick<CellEdit, "type" | "value"> | undefined]>([
  ["a rate of the profile", { rate: "0.03" }, undefined],
  ["a rate in a cell", AT_Z2, { type: "number", value: "0.03" }],
  ["a rate in percentage points", { ...AT_Z2, scale: "0.01" }, { type: "number", value: "3" }],
  ["a rate as text", AT_Z2, { type: "text", value: " 3% " }],
])("an amount grows by %s, exactly", (_, growth, rate) => {
  const { amounts, findings, cellOf } = read(growth, "9200", rate);
  expect(findings).toEqual([]);
  expect(amounts.slice(0, 4)).toEqual(BY_HAND);
  expect(amounts).toHaveLength(25);
  // 9,200 × 1.03 ^ 24, to the digits that the reader keeps of a cell.
  expect(amounts[24]).toBe("18701.70577943570468");
  expect(cellOf(`performancePeriod[year=7].${MV}`)).toEqual({ sheet: "Pro Forma", address: "Z1" });
});

test("amounts are rounded only if the profile says so, each by itself", () => {
  const { amounts } = read({ rate: "0.03", decimals: 0 }, "9200");
  expect(amounts.slice(0, 4)).toEqual(["9200", "9476", "9760", "10053"]);
});

test("a growth of 0 is no growth", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const amount = new Decimal(cents).div(100).toFixed();
      expect(read({ rate: "0" }, amount).project).toEqual(read(undefined, amount).project);
    }),
    { numRuns: runs(5) },
  );
});

test.each<[string, Pick<CellEdit, "type" | "value"> | undefined, readonly unknown[]]>([
  ["is blank", undefined, ["mapping/growth-unusable", "Z2", "a blank cell"]],
  ["is text", { type: "text", value: "CPI" }, ["mapping/growth-unusable", "Z2", "CPI"]],
  ["is an error", { type: "error", value: "#REF!" }, ["mapping/growth-unusable", "Z2", "#REF!"]],
  ["is 300%", { type: "number", value: "3" }, ["mapping/growth-unusable", "Z2", "3"]],
  ["is huge", { type: "number", value: "1e300" }, ["mapping/growth-unusable", "Z2", "1e300"]],
])("the years after the first are unknown if the rate %s", (_, rate, finding) => {
  const { amounts, findings, unknown, project } = read(AT_Z2, "9200", rate);
  expect(findings).toEqual([finding]);
  expect(amounts.filter((amount) => amount !== undefined)).toEqual(["9200"]);
  expect(unknown).toEqual(Array.from({ length: 24 }, (_year, index) => `performancePeriod[year=${index + 2}].${MV}`));
  const { withheld } = calculateProject(project).calculatedValues;
  expect(withheld?.figures.length).toBeGreaterThan(0);
});

test("a label of the rate that the form does not have is named once", () => {
  const { findings, unknown } = read({ sheet: "Pro Forma", label: "Escalation of M&V" }, "9200");
  expect(findings).toEqual([["mapping/place-missing", "Pro Forma", "Escalation of M&V"]]);
  expect(unknown).toHaveLength(24);
});

test("an amount that cannot be read is unknown in every year", () => {
  const cells: CellEdit[] = [{ sheet: "Pro Forma", address: "Z1", type: "text", value: "to be decided" }];
  const { project } = readForm(edited(form, { cells }), growing({ rate: "0.03" }), EPB_CALCULATING_4_2_10);
  expect(project?.unknownInputs).toHaveLength(25);
});

test("only amounts grow", () => {
  const wrong = growing({ rate: "0.03" }, "ecms[year=1..3].ecmDescription");
  const { findings } = readForm(form, wrong, EPB_CALCULATING_4_2_10);
  expect(findings.map(({ name }) => name)).toContain("mapping/path-unknown");
});

test.each<[unknown, string]>([
  [{}, "Write either a rate or the cell, name, or label of the rate."],
  [{ rate: "0.03", cell: "Z2", sheet: "Pro Forma" }, "Write either a rate or the cell, name, or label of the rate."],
  [{ rate: "3" }, 'Write a decimal from -1 to 1 in quotation marks, such as "0.03" for 3% a year.'],
  [{ rate: 0.03 }, 'Write a decimal from -1 to 1 in quotation marks, such as "0.03" for 3% a year.'],
  [{ rate: "1e5" }, 'Write a decimal from -1 to 1 in quotation marks, such as "0.03" for 3% a year.'],
  [{ rate: "0.03", decimals: 9 }, "Write a whole number from 0 to 4."],
])("the profile refuses the growth %j", (growth, message) => {
  const data = growing(growth as ProfileGrowth);
  expect(profileSchema.safeParse(data).error?.issues[0]?.message).toBe(message);
});

test("growth needs several years", () => {
  const data = growing({ rate: "0.03" }, `performancePeriod[year=1].${MV}`);
  const [issue] = profileSchema.safeParse(data).error?.issues ?? [];
  expect(issue?.message).toBe("Growth needs several years in the path, such as [year=1..25].");
});
