import { describe, expect, test } from "vitest";
import { asJson, type Json } from "../../testing/json.js";
import { plainProject } from "../../testing/plain-project.js";
import { Decimal } from "../decimal/decimal.js";
import { parseProject } from "../input/parse-project.js";
import { KeyedList } from "../lists/keyed-list.js";
import type { ListKey } from "../lists/list-key.js";
import { isKeyOf, itemKey, type KeyedListName, LIST_KEYS, listOf, requireKeyOf } from "./list-keys.js";

const value = new Decimal(1);

/** An item of each list, its key, a key that it does not have, and one that the list cannot have. */
const LISTS: Readonly<Record<KeyedListName, { item: object; key: ListKey; other: ListKey; malformed: unknown }>> = {
  escalationRates: { item: { fieldId: 3, year: 2, value }, key: [3, 2], other: [2, 3], malformed: 3 },
  performancePeriod: { item: { year: 4 }, key: 4, other: 5, malformed: "4" },
  performancePeriodESAPayments: { item: { year: 4 }, key: 4, other: 5, malformed: [4, 1] },
  cancellationCeiling: { item: { year: 2, month: 12, value }, key: [2, 12], other: [12, 2], malformed: [2] },
  gridSubregions: { item: { subregionId: 7 }, key: 7, other: 8, malformed: "AKGD" },
  emissionFactors: { item: { fuelName: "Coal" }, key: "Coal", other: "coal", malformed: 1 },
  fuelTypes: { item: { fuelType: "Wood" }, key: "Wood", other: "Peat", malformed: " " },
  ecms: { item: { uuid: "a" }, key: "a", other: "b", malformed: ["a"] },
  otherExpenses: { item: { fieldId: 9, value }, key: 9, other: 8, malformed: 0 },
  estimatedSavings: { item: { fieldId: 2, value }, key: 2, other: 4, malformed: "2" },
  baseline: { item: { fieldId: 3, value }, key: 3, other: 4, malformed: undefined },
  files: { item: { fileName: "a.xlsx" }, key: "a.xlsx", other: "b.xlsx", malformed: {} },
  notes: { item: { noteType: 1, value: "" }, key: 1, other: 2, malformed: 1.5 },
  measurementYears: { item: { year: 1, status: 4 }, key: 1, other: 2, malformed: -1 },
  accreditationContacts: { item: { contactType: 3 }, key: 3, other: 2, malformed: "3" },
  measures: { item: { measureNumber: "1" }, key: "1", other: "2", malformed: 1 },
  nonFacilityMeasures: { item: { measureNumber: "1" }, key: "1", other: "2", malformed: ["1"] },
  energyConsumption: { item: { fieldId: 1, value }, key: 1, other: 2, malformed: "1" },
  accessList: { item: { projectId: "p", roleId: 1, status: 3 }, key: "p", other: "q", malformed: 1 },
};

test("every list is here", () => {
  expect(Object.keys(LISTS).sort()).toEqual(Object.keys(LIST_KEYS).sort());
});

describe.each(Object.entries(LISTS))("%s", (name, { item, key, other, malformed }) => {
  const list = name as KeyedListName;
  const items = KeyedList.from([item], (one) => itemKey(list, one));

  test("knows an item by its key", () => {
    expect(itemKey(list, item)).toEqual(key);
    expect(items.get(key)).toBe(item);
    expect(items.get(other)).toBeUndefined();
  });

  test("refuses the same key twice", () => {
    expect(() => items.add({ ...item })).toThrow(/^Duplicate item found$/);
  });

  test("refuses to remove what is not there", () => {
    expect(() => items.remove(other)).toThrow(/^key not found in list$/);
  });

  test("refuses a key of another kind", () => {
    expect(requireKeyOf(list, key)).toEqual(key);
    expect(isKeyOf(list, malformed)).toBe(false);
    expect(() => requireKeyOf(list, malformed)).toThrow(/^Invalid list key$/);
  });
});

test("a ceiling has one entry for a month, a year one expense of a kind", () => {
  const ceiling = listOf("cancellationCeiling", [{ year: 2, month: 12, value }]);
  expect(() => ceiling.add({ year: 2, month: 12, value })).toThrow(/^Duplicate item found$/);
  expect(ceiling.add({ year: 2, month: 11, value }).size).toBe(2);
  const expenses = listOf("otherExpenses", [{ fieldId: 1, value }]);
  expect(() => expenses.add({ fieldId: 1, value })).toThrow(/^Duplicate item found$/);
  expect(expenses.remove(1).add({ fieldId: 1, value }).size).toBe(1);
  expect(() => expenses.remove(2)).toThrow(/^key not found in list$/);
});

test("an item without a key has no place in a list", () => {
  expect(() => listOf("fuelTypes", [{ fuelType: " " }])).toThrow(/^Invalid listKey$/);
});

describe("reading a project refuses the same key twice", () => {
  const inData = (section: string) => (items: Json) => plainProject({ [section]: items });
  const inMeasure = (section: string) => (items: Json) => plainProject({ ecms: [{ uuid: "a", [section]: items }] });
  const inExpress = (section: string) => (items: Json) => plainProject({ express: { [section]: items } });
  const beside = (part: object): object => ({ ...plainProject(), ...part });
  const projects: Readonly<Record<Exclude<KeyedListName, "accessList">, (items: Json) => object>> = {
    escalationRates: inData("escalationRates"),
    performancePeriod: inData("performancePeriod"),
    performancePeriodESAPayments: inData("performancePeriodESAPayments"),
    cancellationCeiling: inData("cancellationCeiling"),
    gridSubregions: inData("gridSubregions"),
    emissionFactors: inData("emissionFactors"),
    fuelTypes: inData("fuelTypes"),
    ecms: inData("ecms"),
    otherExpenses: (otherExpenses) => plainProject({ performancePeriod: [{ year: 1, otherExpenses }] }),
    estimatedSavings: inMeasure("estimatedSavings"),
    baseline: inMeasure("baseline"),
    files: (files) => beside({ files }),
    notes: (notes) => beside({ notes }),
    measurementYears: (years) => beside({ mv: { status: 4, years } }),
    accreditationContacts: (contacts) => beside({ accreditation: { contacts } }),
    measures: inExpress("measures"),
    nonFacilityMeasures: inExpress("nonFacilityMeasures"),
    energyConsumption: inExpress("energyConsumption"),
  };

  test.each(Object.entries(projects))("%s", (name, projectWith) => {
    const { item } = LISTS[name as KeyedListName];
    const problemsOf = (items: readonly object[]): string[] => {
      const parsed = parseProject(asJson(projectWith(asJson({ items })["items"] ?? [])));
      return parsed.ok ? [] : parsed.problems.map(({ message }) => message);
    };
    expect(problemsOf([item])).toEqual([]);
    expect(problemsOf([item, item])).toEqual(["Duplicate item found"]);
  });
});
