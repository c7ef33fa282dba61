import { readFileSync } from "node:fs";
import { Decimal, type Project, parseProject } from "@epb/engine";
import type { Cost } from "./values.js";

const PROJECTS = new URL("../../../fixtures/projects/", import.meta.url);

/** The inputs that a form has; a project has nothing else before it is written into the form. */
export interface Shown {
  /** Paths in the data of a project, with `record.name`. */
  readonly inputs?: readonly string[];
  /** Members of a measure, beside its description. */
  readonly measure?: readonly string[];
  readonly costs: readonly Cost[];
  readonly savings: readonly number[];
  /** Members of a year of the performance period. */
  readonly yearly?: readonly string[];
  readonly expenses?: readonly number[];
  /** Number of years, and true if all of them have the amounts of the first one. */
  readonly years?: number;
  readonly isLevel?: boolean;
  /** Categories with rates, and whether each has one rate or one for every year, or all have the same one. */
  readonly rates?: { readonly of: readonly number[]; readonly kind: "yearly" | "level" | "same" };
  readonly percentages?: readonly string[];
  /** MMBtu in the unit of the form for gas, so that its savings are whole units. */
  readonly gasUnit?: string;
  /** Inputs that all projects of the form have in common, as its profile says: payments a year, timing, guarantee. */
  readonly fixed: Readonly<Record<string, unknown>>;
}

/** The source of a project, and its own terms. */
export interface Terms {
  readonly from: string;
  readonly measures?: readonly [number, number];
  readonly award: string;
  readonly months: number;
  readonly index: string;
  readonly premium: string;
  /** Factors for prices and for savings. */
  readonly price?: string;
  readonly savings?: string;
}

type Json = Record<string, unknown>;

const EXAMPLE_AMOUNTS: Readonly<Record<string, string>> = {
  measurementVerification: "9200",
  incentivesOtherPayments: "6000",
  retainedSavings: "2500",
};
const EXAMPLE_EXPENSES: Readonly<Record<number, string>> = { 1: "4100", 2: "2800", 3: "6300", 4: "3700", 5: "1450" };
const EXAMPLE_RATES: Readonly<Record<number, string>> = {
  ...{ 1: "0.021", 2: "0.0175", 3: "0.029", 4: "0.0325", 5: "0.024", 6: "0.035", 7: "0.03", 8: "0.02", 10: "0.0375" },
};
const EXAMPLE_PERCENTAGES: Readonly<Record<string, string>> = {
  ...{ design: "0.065", projectManagement: "0.045", performanceBonds: "0.0125", commissioningTraining: "0.0175" },
  ...{ mv: "0.01", overhead: "0.07", profit: "0.055" },
};
const EXAMPLE_INPUTS: Readonly<Record<string, string>> = {
  "capitalization.procureConstrIntr": "84500",
  "capitalization.procureOther": "31250",
  "implementationPricing.projectDevelopmentPrice": "42750",
  "implementationCostSavings.payment": "36000",
  "implementationCostSavings.estimatedCostSavings": "41000",
  "implementationCostSavings.guaranteedCostSavings": "38500",
  "other.guarPctEstSav": "0.92",
  "location.city": "Example",
};
const GROWTH = "1.03";

/** A project with all inputs that a form has: measures of an example, its own terms, and yearly amounts that fit them. */
export function contract(shown: Shown, terms: Terms): Project {
  const source = JSON.parse(readFileSync(new URL(`${terms.from}.json`, PROJECTS), "utf8")) as {
    readonly record: Json;
    readonly data: Json;
  };
  const data: Json = {};
  for (const path of shown.inputs ?? []) {
    const value = valueAt(source.data, path) ?? EXAMPLE_INPUTS[path];
    if (value !== undefined) setInput(data, path, value);
  }
  for (const key of shown.percentages ?? []) {
    setInput(data, `implementationPricing.percentages.${key}`, EXAMPLE_PERCENTAGES[key]);
  }
  setInput(data, "financing.awardDate", terms.award);
  setInput(data, "financing.implementationPeriodMonths", terms.months);
  setInput(data, "financing.indexRate", terms.index);
  setInput(data, "financing.addedPremium", terms.premium);
  data["ecms"] = (source.data["ecms"] as readonly Json[])
    .slice(...(terms.measures ?? []))
    .map((measure, index) => measureOf(measure, index, shown, terms));
  data["performancePeriod"] = Array.from({ length: shown.years ?? 25 }, (_, index) => yearOf(index + 1, shown, terms));
  data["escalationRates"] = (shown.rates?.of ?? []).flatMap((fieldId) => ratesOf(fieldId, shown));
  for (const [path, value] of Object.entries(shown.fixed)) setInput(data, path, value);
  const { name } = source.record;
  const record = { name, version: "3.0.0", projectType: 1, calculationType: 1, status: "Pending" };
  const parsed = parseProject({ record, data });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function valueAt(data: Json, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Json | undefined)?.[key], data);
}

function setInput(data: Json, path: string, value: unknown): void {
  const keys = path.split(".");
  let parent = data;
  for (const key of keys.slice(0, -1)) {
    parent[key] ??= {};
    parent = parent[key] as Json;
  }
  parent[keys.at(-1) ?? ""] = value;
}

function measureOf(source: Json, index: number, shown: Shown, { price = "1", savings = "1" }: Terms): Json {
  const members = shown.measure ?? [];
  const implementation = (source["implementation"] ?? {}) as Record<string, string>;
  const quantity = (fieldId: number, value: Decimal): Decimal =>
    fieldId === 5 && shown.gasUnit !== undefined ? value.round().times(shown.gasUnit) : value;
  return {
    uuid: `measure-${index + 1}`,
    ecmNumber: members.includes("ecmNumber") ? source["ecmNumber"] : String(index + 1),
    ecmDescription: source["ecmDescription"],
    ...Object.fromEntries(members.filter((key) => key in source).map((key) => [key, source[key]])),
    implementation: Object.fromEntries(
      shown.costs.flatMap((kind) =>
        implementation[kind] === undefined ? [] : [[kind, new Decimal(implementation[kind]).times(price).toFixed()]],
      ),
    ),
    estimatedSavings: (source["estimatedSavings"] as readonly { fieldId: number; value: string }[])
      .filter(({ fieldId }) => shown.savings.includes(fieldId))
      .map(({ fieldId, value }) => ({
        fieldId,
        value: quantity(fieldId, new Decimal(value).times(savings)).toFixed(),
      })),
  };
}

function yearOf(year: number, { yearly = [], expenses = [], isLevel = false }: Shown, { price = "1" }: Terms): Json {
  // Whole dollars, as people enter them.
  const amount = (first = "0"): string =>
    new Decimal(first)
      .times(price)
      .times(new Decimal(GROWTH).pow(isLevel ? 0 : year - 1))
      .round()
      .toFixed();
  return {
    year,
    ...Object.fromEntries(
      yearly.map((key) => [key, key === "deliveryChargePct" ? "0.085" : amount(EXAMPLE_AMOUNTS[key])]),
    ),
    otherExpenses: expenses.map((fieldId) => ({ fieldId, value: amount(EXAMPLE_EXPENSES[fieldId]) })),
  };
}

function ratesOf(fieldId: number, { rates, years }: Shown): Json[] {
  const first = new Decimal(rates?.kind === "same" ? "0.0225" : (EXAMPLE_RATES[fieldId] ?? "0"));
  // A form with rates for every year has no more of them than years.
  const last = rates?.kind === "yearly" ? (years ?? 40) : 40;
  return Array.from({ length: last - 1 }, (_, index) => {
    const year = index + 2;
    const value = rates?.kind === "yearly" && year % 3 === 0 ? first.plus("0.0025") : first;
    return { fieldId, year, value: value.toFixed() };
  });
}
