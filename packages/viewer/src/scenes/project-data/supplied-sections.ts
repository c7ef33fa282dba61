import { FIGURES } from "@epb/engine";
import type { SectionDefinition, SuppliedDefinition } from "./section-definition.js";
import { SECTION_TITLES, SUPPLIED_HEADINGS } from "./section-texts.js";

const SAVINGS_BY_YEAR: SectionDefinition = {
  id: "savings-by-year",
  title: SECTION_TITLES.savingsByYear,
  parts: [{ sheet: "Savings by Year", block: "itemizedSavings" }],
};

const YEARLY_SAVINGS = ["itemizedSavings.years[year].annualContractorPayments"];
const MEASURES = ["totalEnergyCostSavings", "baselineNonElectricUse"].map((name) => `ecm.measures[uuid].${name}`);
const GREENHOUSE_GAS = ["electricEnergy", "naturalGas"].map((name) => `ecm.measures[uuid].ghg.${name}`);

/**
 * Figures of a full project that are calculated unless they are supplied.
 * @spec C §4 "With Override, calculated values are supplied"
 */
export const SUPPLIED_EPB: SuppliedDefinition = {
  parts: { project: [{ sheet: "Summary", block: "financialSummary" }] },
  figures: {
    priceBuildUp: ["projectSummary.implementationTotals.mvPercentage"],
    capitalization: [
      "projectSummary.capitalization.startDateOfPerformancePeriod",
      "projectSummary.capitalization.endDateOfPerformancePeriod",
    ],
    measures: MEASURES,
    performancePeriod: ["expensesBeforeDeliveryCharge", "incentivesOtherPayments", "retainedSavings"].map(
      (name) => `performancePeriod.items[year].${name}`,
    ),
    esaYears: ["esaPayments.years[year].reserveAccount"],
    measureGhg: GREENHOUSE_GAS,
    itemizedSavings: YEARLY_SAVINGS,
  },
  sections: [
    SAVINGS_BY_YEAR,
    {
      id: "loan",
      title: SECTION_TITLES.loan,
      parts: [
        {
          id: "term",
          heading: SUPPLIED_HEADINGS.term,
          figures: [
            "performancePeriod.years",
            "performancePeriod.yearsWithPayments",
            "amortization.paidOff",
            "amortization.remainingBalance",
          ],
        },
        { sheet: "Amortization", block: "amortizationYears" },
        { sheet: "Amortization by Month", block: "amortizationMonths" },
      ],
    },
  ],
};

/** Figures of an express project that are calculated unless they are supplied. */
export const SUPPLIED_EPX: SuppliedDefinition = {
  parts: {
    project: [{ sheet: "Summary", block: "financialSummary" }],
    payments: [
      {
        id: "price",
        heading: SUPPLIED_HEADINGS.price,
        figures: FIGURES.map(({ id }) => id).filter((id) => /^projectSummary\.(?!financialSummary)/.test(id)),
      },
      {
        id: "financialSummary",
        heading: SUPPLIED_HEADINGS.financialSummary,
        figures: ["totalImplementationPrice", "totalEstimatedCostSavings", "totalGuaranteedCostSavings"].map(
          (name) => `projectSummary.financialSummary.${name}`,
        ),
      },
    ],
    ghg: [
      {
        id: "enteredSavings",
        heading: SUPPLIED_HEADINGS.ghg,
        figures: FIGURES.map(({ id }) => id).filter((id) => id.startsWith("express.ghg.entered.")),
      },
    ],
  },
  figures: { measures: MEASURES, measureGhg: GREENHOUSE_GAS, itemizedSavings: YEARLY_SAVINGS },
  sections: [SAVINGS_BY_YEAR],
};
