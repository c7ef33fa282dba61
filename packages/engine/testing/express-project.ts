import type { JsonObject } from "./json.js";

type Sections = Readonly<Record<string, unknown>>;

export const EXPRESS_RECORD = {
  name: "Express project",
  version: "1.0.0",
  projectType: 2,
  calculationType: 4,
  status: "Pending",
} as const satisfies JsonObject;

/**
 * An express project without an issue: two measures of $1,000,000 that save $110,000 a year, 95% of it guaranteed for 15
 * years and paid over 15 years at 5%.
 */
export function expressProject(sections: Sections = {}): { record: JsonObject; data: Sections } {
  return {
    record: EXPRESS_RECORD,
    data: {
      financing: { indexRate: "0.04", addedPremium: "0.01" },
      other: { guarPctEstSav: "0.95" },
      ecms: [
        {
          uuid: "ecm-1",
          ecmNumber: "1",
          implementation: { baseConstructionCost: "600000", deliveryCharge: "120000", appliedIncentives: "20000" },
          estimatedSavings: [
            { fieldId: 2, value: "60000" },
            { fieldId: 13, value: "8000" },
          ],
        },
        {
          uuid: "ecm-2",
          ecmNumber: "2",
          implementation: { baseConstructionCost: "300000" },
          estimatedSavings: [{ fieldId: 6, value: "42000" }],
        },
      ],
      express: expressData(),
      ...sections,
    },
  };
}

/** Express data of {@link expressProject} with other financing, and with other sections. */
export function expressData(financing: Sections = {}, sections: Sections = {}): Sections {
  const terms = { financeTermYears: 15, plannedGuaranteeYears: 15, ...financing };
  return {
    financing: Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)),
    ...sections,
  };
}
