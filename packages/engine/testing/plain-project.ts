import type { JsonObject } from "./json.js";

export const RECORD = {
  name: "Test project",
  version: "3.0.0",
  projectType: 1,
  calculationType: 1,
  status: "Pending",
} as const satisfies JsonObject;

/** Sections of a project's data that replace those of {@link plainProject}. */
type Sections = Readonly<Record<string, unknown>>;

/**
 * The plainest project that calculates without an issue: one measure of $1,000,000 that saves $150,000 of electricity a
 * year, guaranteed at 90%; $5,000 a year stay with the customer, and the rest pays a loan at 5%.
 */
export function plainProject(sections: Sections = {}): { record: JsonObject; data: Sections } {
  return {
    record: RECORD,
    data: {
      financing: {
        indexRate: "0.04",
        addedPremium: "0.01",
        awardDate: "2024-01-31",
        implementationPeriodMonths: 12,
        paymentTimingYear: 1,
        paymentTimingTypeID: 2,
      },
      other: { guarPctEstSav: "0.9" },
      performancePeriod: Array.from({ length: 25 }, (_, index) => ({ year: index + 1, retainedSavings: "5000" })),
      ecms: [plainMeasure()],
      ...sections,
    },
  };
}

/** A measure of $1,000,000 that saves $150,000 of electricity a year; the fields given replace or add to its own. */
export function plainMeasure(fields: Sections = {}): Sections {
  return {
    uuid: "ecm-1",
    implementation: { baseConstructionCost: "1000000" },
    estimatedSavings: [{ fieldId: 2, value: "150000" }],
    ...fields,
  };
}

/** Financing of {@link plainProject} with other terms; `undefined` removes a field. */
export function plainFinancing(terms: Sections): Sections {
  const financing = { ...(plainProject().data["financing"] as Sections), ...terms };
  return Object.fromEntries(Object.entries(financing).filter(([, value]) => value !== undefined));
}
