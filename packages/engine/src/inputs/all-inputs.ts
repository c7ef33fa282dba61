import type { RateKind } from "../bounds/rate-bounds.js";
import { parsePath } from "../path-text/parse-path.js";
import * as express from "./express-inputs.js";
import * as financing from "./financing-inputs.js";
import type { InputRow } from "./input-row.js";
import * as measures from "./measure-inputs.js";
import * as project from "./project-inputs.js";

/** Paths of the sections and their rows in a project. */
const SECTIONS: readonly (readonly [path: string, rows: Readonly<Record<string, InputRow>>])[] = [
  ["record", project.RECORD],
  ["location", project.LOCATION],
  ["identification", project.IDENTIFICATION],
  ["characteristics", project.CHARACTERISTICS],
  ["contacts[]", project.CONTACT],
  ["accreditation", project.ACCREDITATION],
  ["accreditation.contacts[]", project.ACCREDITATION_CONTACT],
  ["financing", financing.FINANCING],
  ["capitalization", financing.CAPITALIZATION],
  ["other", financing.OTHER],
  ["escalationRates[]", financing.ESCALATION_RATE],
  ["otherSavingsType", financing.OTHER_SAVINGS_TYPE],
  ["", financing.EXPENSE_TYPES],
  ["implementationCostSavings", financing.IMPLEMENTATION_COST_SAVINGS],
  ["implementationPricing", financing.IMPLEMENTATION_PRICING],
  ["implementationPricing.percentages", financing.PRICING_PERCENTAGES],
  ["implementationPricing.costOfGoods", financing.COST_OF_GOODS],
  ["performancePeriod[]", financing.PERFORMANCE_PERIOD_YEAR],
  ["performancePeriod[].otherExpenses[]", financing.EXPENSE],
  ["cancellationCeiling[]", financing.CANCELLATION_CEILING],
  ["implementationESAPayments", financing.ESA_IMPLEMENTATION],
  ["performancePeriodESAPayments[]", financing.ESA_YEAR],
  ["ecms[]", measures.MEASURE],
  ["ecms[].implementation", measures.MEASURE_IMPLEMENTATION],
  ["ecms[].estimatedSavings[]", measures.SAVINGS],
  ["ecms[].baseline[]", measures.BASELINE],
  ["gridSubregions[]", measures.GRID_SUBREGION],
  ["emissionFactors[]", measures.EMISSION_FACTORS],
  ["fuelTypes[]", measures.FUEL_TYPE],
  ["express.financing", express.EXPRESS_FINANCING],
  ["express.other", express.EXPRESS_OTHER],
  ["express.energyCost", express.EXPRESS_ENERGY_COST],
  ["express.measures[]", express.EXPRESS_MEASURE],
  ["express.nonFacilityMeasures[]", express.NON_FACILITY_MEASURE],
  ["express.userDefinedFields", express.USER_DEFINED_FIELDS],
  ["express.energyConsumption[]", express.ENERGY_CONSUMPTION],
  ["express.ghgSavings", express.ENTERED_GHG_SAVINGS],
];

/** Every input by its path with open lists, in the order of the sections. */
export const INPUTS: ReadonlyMap<string, InputRow> = new Map(
  SECTIONS.flatMap(([section, rows]) =>
    Object.entries(rows).map(([name, row]) => [section === "" ? name : `${section}.${name}`, row] as const),
  ),
);

/**
 * Description of an input: label, unit, kind of values, and bounds. Undefined if the path names no single input.
 *
 * @param path - Path with the keys of its items, or without keys: `ecms[].ecmNumber`.
 *
 * @example
 * import { inputRow } from "@epb/engine";
 *
 * inputRow("financing.implementationPeriodMonths")?.unit; // "months"
 */
export function inputRow(path: string): InputRow | undefined {
  return INPUTS.get(path) ?? INPUTS.get(withOpenLists(path));
}

/** `ecms[uuid=lighting].ecmNumber` becomes `ecms[].ecmNumber`. */
function withOpenLists(path: string): string {
  let open = "";
  for (const step of parsePath(path)) {
    if (step.kind === "item") open += "[]";
    else open += open === "" ? step.name : `.${step.name}`;
  }
  return open;
}

/**
 * Kind of the rate at a path; undefined if the input is not a rate.
 *
 * @param path - Path with or without keys, `escalationRates[fieldId=1,year=*].value`.
 *
 * @example
 * import { rateKindAt } from "@epb/engine";
 *
 * rateKindAt("financing.indexRate"); // "indexRate"
 * rateKindAt("financing.awardDate"); // undefined
 */
export function rateKindAt(path: string): RateKind | undefined {
  const row = inputRow(path);
  return row?.kind === "decimal" ? row.rate : undefined;
}
