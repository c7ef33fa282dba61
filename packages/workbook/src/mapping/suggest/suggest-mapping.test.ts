import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FORMS } from "../../../../../test/testing/foreign/forms.js";
import { scoreSuggestions } from "../../../../../test/testing/foreign/score-suggestions.js";
import { SECOND_FORMS } from "../../../../../test/testing/foreign/second/forms.js";
import { THIRD_FORMS } from "../../../../../test/testing/foreign/third/forms.js";
import { readWorkbookBytes } from "../../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../../templates/epb-calculating-4-2-10.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import type { Profile } from "../profile.js";
import { profileSchema } from "../profile-schema.js";
import { nameRatesWithoutSavings } from "./rates-without-savings.js";
import { suggestMapping } from "./suggest-mapping.js";

const FOLDER = new URL("../../../../../fixtures/foreign/", import.meta.url);

function formOf(name: string): FlatWorkbook {
  const read = readWorkbookBytes(readFileSync(new URL(`${name}.xlsx`, FOLDER)));
  if (!read.ok) throw new Error(read.finding.message);
  return read.workbook;
}

const profileOf = (name: string): Profile =>
  profileSchema.parse(JSON.parse(readFileSync(new URL(`${name}.epb-profile.json`, FOLDER), "utf8")));

const scored = ({ name }: { readonly name: string }) => ({
  name,
  ...scoreSuggestions(formOf(name), EPB_CALCULATING_4_2_10, profileOf(name)),
});

const SCORES = FORMS.map(scored);
const SECOND_SCORES = SECOND_FORMS.map(scored);
const THIRD_SCORES = THIRD_FORMS.map(scored);

test.each([...SCORES, ...SECOND_SCORES, ...THIRD_SCORES])("no sure suggestion for $name is wrong", ({ wrong }) => {
  expect(wrong).toEqual([]);
});

test.each([
  ["by the same author as the labels", SCORES, { right: 0.85, withQuestions: 0.94 }],
  ["by another author", SECOND_SCORES, { right: 0.57, withQuestions: 0.94 }],
  ["by a third author", THIRD_SCORES, { right: 0.7, withQuestions: 0.9 }],
])("most inputs of the forms %s are found, and most questions propose the right cell", (_, scores, least) => {
  const sum = (count: (score: (typeof scores)[number]) => number): number =>
    scores.reduce((total, score) => total + count(score), 0);
  const inputs = sum((score) => score.inputs);
  const right = sum((score) => score.right.length);
  const asked = sum((score) => score.asked.length);
  expect(right / inputs).toBeGreaterThan(least.right);
  expect((right + asked) / inputs).toBeGreaterThan(least.withQuestions);
  expect(asked / sum((score) => score.questions)).toBeGreaterThan(0.6);
});

test.each(["task-order", "second/final-proposal"])(
  "the task-order schedules of %s, a known public form, are mapped without a question",
  (name) => {
    const score = [...SCORES, ...SECOND_SCORES].find((one) => one.name === name);
    expect(score?.right).toHaveLength(score?.inputs ?? 0);
  },
);

test("the label of a row and the header of a column name an input together", () => {
  const { values } = suggestMapping(formOf("second/final-proposal"), EPB_CALCULATING_4_2_10, "Task order");
  const found = values.filter(({ to }) => to.startsWith("implementationCostSavings"));
  expect(found.map(({ to, best }) => [to, best.place.address])).toEqual([
    ["implementationCostSavings.estimatedCostSavings", "B11"],
    ["implementationCostSavings.guaranteedCostSavings", "C11"],
    ["implementationCostSavings.payment", "D11"],
  ]);
  expect(found[1]?.best.reasons[0]).toBe(
    "“Implementation Period (one-time amounts only)” and “(b)\nGuaranteed Cost Savings ($)” mean implementation period guaranteed cost savings",
  );
});

test("a number below one without a unit is a share and not an amount in dollars", () => {
  const { values } = suggestMapping(formOf("task-order"), EPB_CALCULATING_4_2_10, "Task order");
  const design = values.filter(({ best }) => best.place.sheet === "TO-2" && best.label === "Design");
  expect(design.map(({ to, state }) => [to, state])).toEqual([["implementationPricing.percentages.design", "taken"]]);
});

test("one rate for all savings is the rate of each kind of savings that the form has", () => {
  const { mapping } = suggestMapping(formOf("second/lease-term-sheet"), EPB_CALCULATING_4_2_10, "Lease");
  const rates = mapping.values.filter(({ to }) => to.startsWith("escalationRates"));
  expect(rates.map(({ to }) => Number(/fieldId=(\d+)/.exec(to)?.[1])).sort((left, right) => left - right)).toEqual([
    1, 2, 3, 6,
  ]);
  expect(new Set(rates.map(({ place }) => `${place.sheet}!${place.address}`)).size).toBe(1);
});

test("a rate without savings of its kind says so", () => {
  const { values, tables } = suggestMapping(formOf("state-rfp"), EPB_CALCULATING_4_2_10, "RFP");
  const reasonsOf = (category: number): readonly string[] =>
    values.find(({ to }) => to === `escalationRates[fieldId=${category},year=2..40].value`)?.best.reasons ?? [];
  const without = tables.map((table) => ({
    ...table,
    columns: table.columns.filter(({ to = "" }) => !/estimatedSavings\[fieldId=(5|6)\]/.test(to)),
  }));
  const [gas, electricity] = [3, 1].map((category) =>
    nameRatesWithoutSavings({ values, tables: without }).values.find(({ to }) =>
      to.includes(`fieldId=${category},year`),
    ),
  );
  expect(reasonsOf(3)).not.toContain("the form has no savings with this rate, or they were not found");
  expect(gas?.best.reasons).toContain("the form has no savings with this rate, or they were not found");
  expect(electricity?.best.reasons).toEqual(reasonsOf(1));
});

test("a title is a possible name of the project if no label names it", () => {
  const { values } = suggestMapping(formOf("second/health-system"), EPB_CALCULATING_4_2_10, "Model");
  expect(values.find(({ to }) => to === "record.name")).toMatchObject({
    state: "question",
    best: { place: { address: "B2" }, content: "Fort Example energy savings performance contract" },
  });
});

test("a column without a known name is an open question by a word of its header", () => {
  const { tables } = suggestMapping(formOf("second/lease-term-sheet"), EPB_CALCULATING_4_2_10, "Lease");
  const columns = tables.flatMap((table) => table.columns);
  const column = columns.find(({ candidate }) => candidate.label === "Vendor invoices");
  expect(column).toMatchObject({ state: "question", to: "ecms[].implementation.baseConstructionCost" });
});

test("a form of the task-order schedules is understood with its units and directions", () => {
  const { mapping } = suggestMapping(formOf("idiq-schedules"), EPB_CALCULATING_4_2_10, "TO");
  expect(mapping.values.find(({ to }) => to === "financing.addedPremium")?.place).toEqual({
    sheet: "TO-3",
    address: "B7",
  });
  expect(mapping.tables.map(({ sheet, isAcross }) => `${sheet} ${isAcross ? "across" : "down"}`)).toEqual([
    "TO-1 (final) down",
    "TO-2 down",
    "TO-3 across",
    "TO-4 down",
    "Escalation down",
  ]);
});

test("thousands, percentage points, basis points, and therms have their factors, and words their choices", () => {
  const { mapping } = suggestMapping(formOf("pro-forma"), EPB_CALCULATING_4_2_10, "Pro forma");
  const scales = Object.fromEntries(
    [...mapping.values, ...mapping.tables.flatMap(({ columns }) => columns)].map(({ to, scale }) => [to, scale]),
  );
  expect(scales).toMatchObject({
    "financing.indexRate": "0.01",
    "financing.addedPremium": "0.0001",
    "capitalization.procureOther": "1000",
    "ecms[].implementation.deliveryCharge": "1000",
    "ecms[].estimatedSavings[fieldId=2].value": undefined,
    "ecms[].estimatedSavings[fieldId=5].value": "0.1",
  });
  expect(mapping.words).toContainEqual({
    to: "ecms[].technologyTypeId",
    word: "BAS / controls",
    choice: "Building automation",
  });
});

test("measures can run across, and a quantity and its dollars have the same label", () => {
  const { mapping } = suggestMapping(formOf("measure-matrix"), EPB_CALCULATING_4_2_10, "Matrix");
  const matrix = mapping.tables.find(({ sheet }) => sheet === "IGA Matrix");
  expect(matrix).toMatchObject({ isAcross: true, firstRow: 2 });
  expect(matrix?.columns.filter(({ to }) => to.includes("[fieldId=5]") || to.includes("[fieldId=6]"))).toMatchObject([
    { header: "B13", unit: "Dth" },
    { header: "B18", unit: "$" },
  ]);
});

test("labels above values are no values, even if all of them are texts", () => {
  const { mapping } = suggestMapping(formOf("second/utility-report"), EPB_CALCULATING_4_2_10, "Report");
  const placeOf = (path: string) => mapping.values.find(({ to }) => to === path)?.place.address;
  expect(["record.name", "identification.agencyName", "location.zip"].map(placeOf)).toEqual(["B6", "C6", "E6"]);
  // Single values begin two rows below these.
  expect(placeOf("financing.awardDate")).toBe("C9");
});

test("a row with a rate for each year is not one rate for all years", () => {
  const { mapping } = suggestMapping(formOf("second/health-system"), EPB_CALCULATING_4_2_10, "Model");
  expect(mapping.values.filter(({ to }) => to.startsWith("escalationRates"))).toEqual([]);
  const rates = mapping.tables.flatMap(({ columns }) => columns.filter(({ to }) => to.startsWith("escalationRates")));
  expect(rates.map(({ header }) => header)).toContain("B10");
});

test("two versions of a sheet are open questions", () => {
  const { tables } = suggestMapping(formOf("courthouse-exhibits"), EPB_CALCULATING_4_2_10, "Exhibits");
  const versions = tables.filter(({ sheet }) => sheet.startsWith("C-1"));
  const states = versions.flatMap(({ columns }) => columns.map(({ state }) => state));
  expect(new Set(states)).toEqual(new Set(["question"]));
});
