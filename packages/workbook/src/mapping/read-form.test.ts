import { readFileSync } from "node:fs";
import { calculateProject } from "@epb/engine";
import { expect, test } from "vitest";
import { type CellEdit, edited } from "../../testing/template-workbook.js";
import { compareFigures } from "../intake/figures/compare-figures.js";
import { readWorkbookBytes } from "../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { matchingProfiles } from "./match-profile.js";
import type { Profile } from "./profile.js";
import { profileSchema } from "./profile-schema.js";
import { readForm } from "./read-form.js";

const FIXTURES = new URL("../../../../fixtures/", import.meta.url);

function profileOf(name: string): Profile {
  return profileSchema.parse(JSON.parse(readFileSync(new URL(`foreign/${name}.epb-profile.json`, FIXTURES), "utf8")));
}

function formOf(name: string) {
  const read = readWorkbookBytes(readFileSync(new URL(`foreign/${name}.xlsx`, FIXTURES)));
  if (!read.ok) throw new Error(read.finding.message);
  return read.workbook;
}

test("a figure of the form that differs from the calculation is named with its cell", () => {
  const cells: readonly CellEdit[] = [{ sheet: "TO-1", address: "D15", type: "number", value: "3000000" }];
  const { project, figures } = readForm(
    edited(formOf("task-order"), { cells }),
    profileOf("task-order"),
    EPB_CALCULATING_4_2_10,
  );
  const reading = figures();
  if (project === undefined || reading === undefined) throw new Error("The form has no project.");
  expect(
    compareFigures(reading, calculateProject(project)).map(({ name, place, found }) => [name, place, found]),
  ).toEqual([["figure/supplied-differs", { sheet: "TO-1", address: "D15" }, "$3,000,000.00"]]);
});

/** The form with some cells changed or cleared, as a person would do. */
const changed = (changes: Readonly<Record<string, string | undefined>>): FlatWorkbook =>
  edited(formOf("pro-forma"), {
    cells: Object.entries(changes).map(([address, text]) => ({
      sheet: "Pro Forma",
      address,
      ...(text !== undefined && { type: "text" as const, value: text }),
    })),
  });

const read = (form: FlatWorkbook, profile = profileOf("pro-forma")) => readForm(form, profile, EPB_CALCULATING_4_2_10);

const seen = (form: FlatWorkbook, profile?: Profile) =>
  read(form, profile).findings.map(({ name, place, found }) => [name, place?.address ?? place?.sheet, found]);

test("a cell that cannot be read is an unknown input, and the finding names the cell of the form", () => {
  const form = changed({ D9: "to be settled", D24: "n/a" });
  expect(seen(form)).toEqual([
    ["cell/text-in-number-cell", "D9", 'text "to be settled"'],
    ["cell/text-in-number-cell", "D24", 'text "n/a"'],
  ]);
  const { project } = read(form);
  expect(project?.unknownInputs).toContain("financing.indexRate");
});

test.each([
  ["D9", "3.45", "0.0345"],
  ["D9", "3.45%", "0.0345"],
  ["D10", "40", "0.004"],
])("a number that is stored as text in %s, %s, has the scale of its cell", (address, text, expected) => {
  const { project, findings } = read(changed({ [address]: text }));
  expect(findings).toEqual([]);
  const { indexRate, addedPremium } = project?.data.financing ?? {};
  expect((address === "D9" ? indexRate : addedPremium)?.toFixed()).toBe(expected);
});

test("a number with thousands separators is not taken, and the correction is in the unit of the form", () => {
  const [finding, ...others] = read(changed({ D21: "1,612.5" })).findings;
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ place: { address: "D21" }, corrections: [{ kind: "number", value: "1612.5" }] });
});

test("a blank cell is an input that is not entered, with its place", () => {
  const { project, findings, cellOf } = read(changed({ D7: undefined }));
  expect(findings).toEqual([]);
  expect(project?.data.financing?.awardDate).toBeUndefined();
  expect(cellOf("financing.awardDate")).toEqual({ sheet: "Pro Forma", address: "D7" });
});

test("an input that the form does not state has no place", () => {
  const { cellOf } = read(formOf("pro-forma"));
  expect(cellOf("financing.paymentTimingYear")).toBeUndefined();
  expect(cellOf("financing.indexRate")).toEqual({ sheet: "Pro Forma", address: "D9" });
  expect(cellOf("performancePeriod[year=3].measurementVerification")).toEqual({ sheet: "Pro Forma", address: "E33" });
  expect(cellOf("escalationRates[fieldId=3,year=2].value")).toEqual({ sheet: "Pro Forma", address: "C42" });
  expect(cellOf("ecms[uuid=row-3].implementation.deliveryCharge")).toEqual({ sheet: "Pro Forma", address: "E24" });
});

test("a label, a column, and a table that the form does not have are unknown inputs", () => {
  const form = changed({
    B9: undefined,
    E20: "Overhead",
    B40: undefined,
    B41: undefined,
    B42: undefined,
    B43: undefined,
    B44: undefined,
  });
  expect(seen(form)).toEqual([
    ["mapping/place-missing", "Pro Forma", "Base Rate (%)"],
    ["mapping/column-missing", "Pro Forma", "ecms: Cost ($000) / Markup"],
    ["mapping/table-missing", "Pro Forma", "escalationRates"],
  ]);
  const unknown = read(form).project?.unknownInputs ?? [];
  expect(unknown).toContain("financing.indexRate");
  expect(unknown.some((path) => path.endsWith("implementation.deliveryCharge"))).toBe(true);
  expect(unknown).toContain("escalationRates");
});

/** The profile of the pro forma with another place of the rates for electricity: one cell for all years. */
function withOneRate(label: string, to = "escalationRates[fieldId=1,year=2..40].value"): Profile {
  const { tables, values, ...rest } = profileOf("pro-forma");
  return {
    ...rest,
    tables: tables.filter(({ list }) => list !== "escalationRates"),
    values: [...values, { to, sheet: "Pro Forma", label, right: 1, scale: "0.01" }],
  };
}

test("a rate that holds for all years is one cell", () => {
  const { project, findings, cellOf } = read(formOf("pro-forma"), withOneRate("Electricity"));
  expect(findings).toEqual([]);
  expect(project?.data.escalationRates?.map(({ fieldId, year, value }) => [fieldId, year, value.toFixed()])).toEqual(
    Array.from({ length: 39 }, (_, index) => [1, index + 2, "0.02"]),
  );
  expect(cellOf("escalationRates[fieldId=1,year=7].value")).toEqual({ sheet: "Pro Forma", address: "C41" });
});

test("a rate for all years that the form does not have is unknown", () => {
  const profile = withOneRate("Electric escalator");
  expect(seen(formOf("pro-forma"), profile)).toEqual([["mapping/place-missing", "Pro Forma", "Electric escalator"]]);
  expect(read(formOf("pro-forma"), profile).project?.unknownInputs).toContain("escalationRates");
});

test.each(["escalationRates[fieldId=1,year=40..2].value", "escalationRates[fieldId=99,year=2..40].value"])(
  "a range of years that does not exist is reported once: %s",
  (to) => {
    expect(seen(formOf("pro-forma"), withOneRate("Electricity", to))).toEqual([
      ["mapping/path-unknown", undefined, to.includes("99") ? to.replace("2..40", "2") : to],
    ]);
  },
);

test("calendar years count from the first one of the file, and a blank year does not move the others", () => {
  const { tables, ...rest } = profileOf("pro-forma");
  const relative = {
    ...rest,
    tables: tables.map(({ keyOfFirst, ...table }) => ({
      ...table,
      ...(keyOfFirst !== undefined && { numberFrom: 1 }),
    })),
  };
  const blankYear = { D33: undefined, D34: undefined, D35: undefined, D36: undefined };
  const amounts = (form: FlatWorkbook, profile?: Profile) =>
    read(form, profile).project?.data.performancePeriod?.map(({ year, measurementVerification }) => [
      year,
      measurementVerification?.toFixed(),
    ]);
  expect(amounts(formOf("pro-forma"), relative)).toEqual(amounts(formOf("pro-forma")));
  expect(amounts(changed(blankYear), relative)).toEqual(amounts(changed(blankYear)));
});

test("a path that does not exist is reported", () => {
  const profile = { ...profileOf("pro-forma"), constants: [{ to: "financing.indexRte", value: "4%" }] };
  expect(seen(formOf("pro-forma"), profile)).toEqual([["mapping/path-unknown", undefined, "financing.indexRte"]]);
  const tables = profile.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => ({ ...column, to: column.to.replace("mvExpense", "mvCost") })),
  }));
  expect(seen(formOf("pro-forma"), { ...profile, tables })).toContainEqual([
    "mapping/path-unknown",
    undefined,
    "ecms[].implementation.mvCost",
  ]);
});

test.each([
  ["the same number of two measures", { A24: "1" }, ["cell/duplicate-row", "A24", "ecms: 1"]],
  ["a year without a number", { E32: "later" }, ["cell/row-key-missing", "E32", "performancePeriod: later"]],
  ["the same year twice", { E32: "2028" }, ["cell/duplicate-row", "E32", "performancePeriod: 2028"]],
  ["a year after the last one", { U32: "2066" }, ["cell/row-key-missing", "U32", "performancePeriod: 2066"]],
  ["a blank year", { F40: "" }, ["cell/row-key-missing", "F41", "escalationRates: a blank key"]],
  ["a label that stands twice", { F3: "Base Rate (%)" }, ["mapping/label-repeated", "Pro Forma", "Base Rate (%)"]],
])("%s is an error, and the inputs are unknown", (_name, cells, finding) => {
  const form = changed(cells);
  expect(seen(form)).toEqual([finding]);
  expect(read(form).project?.unknownInputs?.length).toBeGreaterThan(0);
});

test("measures with different numbers can have the same description", () => {
  const { project, findings } = read(changed({ B24: "Boiler replacement, high school" }));
  expect(findings).toEqual([]);
  expect(project?.data.ecms).toHaveLength(5);
});

test("savings by a description that two measures have are not assigned to either", () => {
  const { tables, ...profile } = profileOf("task-order");
  const byTitle = tables.map((table) =>
    table.sheet === "TO-4"
      ? { ...table, columns: [{ to: "ecms[].ecmDescription", header: ["Title"] }, ...table.columns.slice(1)] }
      : table,
  );
  const value = formOf("task-order").sheet("TO-2")?.cell("B6")?.value ?? "";
  const form = edited(formOf("task-order"), { cells: [{ sheet: "TO-2", address: "B5", type: "text", value }] });
  const names = new Set(read(form, { ...profile, tables: byTitle }).findings.map(({ name }) => name));
  expect([...names]).toEqual(["cell/measure-unknown"]);
});

test("measures without numbers can have the same description", () => {
  const withoutNumbers = profileOf("pro-forma");
  const tables = withoutNumbers.tables.map((table) => ({
    ...table,
    columns: table.columns.filter(({ to }) => to !== "ecms[].ecmNumber"),
  }));
  const form = changed({ B24: "Boiler replacement, high school" });
  const { project, findings } = read(form, { ...withoutNumbers, tables });
  expect(findings).toEqual([]);
  expect(project?.data.ecms?.map(({ ecmNumber }) => ecmNumber)).toEqual(["1", "2", "3", "4", "5"]);
});

test("blank rows inside a table do not hide the items below them", () => {
  // Without the second measure and its subtotal.
  const cells = [
    "A22",
    "B22",
    "C22",
    "D22",
    "E22",
    "F22",
    "G22",
    "H22",
    "I22",
    "J22",
    "K22",
    "L22",
    "M22",
    "N22",
    "O22",
  ];
  const form = changed({ ...Object.fromEntries(cells.map((cell) => [cell, undefined])), B22: undefined });
  expect(read(form).project?.data.ecms?.map(({ ecmNumber }) => ecmNumber)).toEqual(["1", "3", "4", "5"]);
});

test("a profile matches the workbooks that have all its parts", () => {
  const profile = profileOf("pro-forma");
  expect(matchingProfiles(formOf("pro-forma"), [profile])).toEqual([profile]);
});
