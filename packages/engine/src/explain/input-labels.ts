import { figureDefinition } from "../calculate/figure-definition.js";
import { ESA_OPTION_LABELS } from "../enumerations/esa-option.js";
import { FUEL_CATEGORY_LABELS } from "../enumerations/fuel-category.js";
import { GRID_SUBREGION_LABELS } from "../enumerations/grid-subregion.js";
import { MARKET_SEGMENT_LABELS } from "../enumerations/market-segment.js";
import { PAYMENT_FREQUENCY_LABELS } from "../enumerations/payment-frequency.js";
import { PAYMENT_TIMING_LABELS } from "../enumerations/payment-timing.js";
import { STATE_LOCAL_SUBMARKET_LABELS } from "../enumerations/state-local-submarket.js";
import { SUPPLIED_ROOT } from "../issues/supplied-path.js";
import { parsePath } from "../path-text/parse-path.js";
import { OTHER_INPUT_LABELS } from "./other-input-labels.js";

export interface InputLabel {
  readonly label: string;
  /** Shorter words under a heading that says the rest, such as the head of a table's column. */
  readonly heading?: string;
  readonly unit?: string;
  /** Meanings of its numbers. */
  readonly choices?: Readonly<Record<number, string>>;
}

const A_YEAR = "a year";
const OF_BASE_COST = "of the base construction cost";
const dollars = (label: string): InputLabel => ({ label, unit: "$" });
const percentage = (heading: string): InputLabel => ({ label: `${heading} percentage`, heading, unit: OF_BASE_COST });
const ofImplementation = (heading: string): InputLabel => ({
  ...dollars(`${heading}, implementation period`),
  heading,
});

/** Labels of the inputs that a figure can use, by their path with its lists open. */
const INPUT_LABELS: Readonly<Record<string, InputLabel>> = {
  "characteristics.marketSegmentId": { label: "Market segment", choices: MARKET_SEGMENT_LABELS },
  "characteristics.stateLocalSubmarketId": { label: "State/local submarket", choices: STATE_LOCAL_SUBMARKET_LABELS },
  "financing.indexRate": { label: "Index rate", unit: A_YEAR },
  "financing.addedPremium": { label: "Added premium", unit: A_YEAR },
  "financing.awardDate": { label: "Award date" },
  "financing.implementationPeriodMonths": { label: "Implementation period", unit: "months" },
  "financing.loanStartDate": { label: "Loan start date" },
  "financing.paymentTimingYear": { label: "Payments a year", choices: PAYMENT_FREQUENCY_LABELS },
  "financing.paymentTimingTypeID": { label: "Payment timing", choices: PAYMENT_TIMING_LABELS },
  "capitalization.procureConstrIntr": dollars("Construction-period interest"),
  "capitalization.procureOther": dollars("Other financing procurement price"),
  "express.financing.financeTermYears": { label: "Finance term", unit: "years" },
  "express.financing.plannedGuaranteeYears": { label: "Planned guarantee", unit: "years" },
  "express.financing.amtOfIncentivesAnticipated": dollars("Incentives anticipated"),
  "express.ghgSavings.annualCO2EstSavings": { label: "Carbon dioxide saved, entered", unit: "kg/yr" },
  "express.ghgSavings.annualCH4EstSavings": { label: "Methane saved, entered", unit: "kg/yr" },
  "express.ghgSavings.totalAnnualCarbonEstReduction": { label: "Carbon saved in total, entered", unit: "kg CO2e/yr" },
  "express.ghgSavings.annualSOXEstSavings": { label: "Sulfur oxides saved, entered", unit: "kg/yr" },
  "express.ghgSavings.annualNOXEstSavings": { label: "Nitrogen oxides saved, entered", unit: "kg/yr" },
  "express.ghgSavings.annualOtherGHGEstSavings": { label: "Other greenhouse gases saved, entered", unit: "kg CO2e/yr" },
  "other.guarPctEstSav": { label: "Guaranteed percentage of the estimated savings" },
  "escalationRates[].value": { label: "Escalation rate", unit: A_YEAR },
  "otherSavingsType.category1": { label: "Fuel of other savings type 1", choices: FUEL_CATEGORY_LABELS },
  "otherSavingsType.category2": { label: "Fuel of other savings type 2", choices: FUEL_CATEGORY_LABELS },
  "implementationCostSavings.estimatedCostSavings": ofImplementation("Estimated cost savings"),
  "implementationCostSavings.guaranteedCostSavings": ofImplementation("Guaranteed cost savings"),
  "implementationCostSavings.payment": ofImplementation("Payment"),
  "implementationPricing.percentages.design": percentage("Design"),
  "implementationPricing.percentages.projectManagement": percentage("Project management"),
  "implementationPricing.percentages.performanceBonds": percentage("Performance and payment bonds"),
  "implementationPricing.percentages.commissioningTraining": percentage("Commissioning and training"),
  "implementationPricing.percentages.mv": percentage("Measurement and verification"),
  "implementationPricing.percentages.overhead": percentage("Overhead"),
  "implementationPricing.percentages.profit": percentage("Profit"),
  "implementationPricing.costOfGoods.subcontractor": dollars("Subcontractors"),
  "implementationPricing.costOfGoods.mvEquipment": dollars("M&V equipment"),
  "implementationPricing.costOfGoods.selfPerformedWork": dollars("Self-performed work"),
  "implementationPricing.costOfGoods.otherPurchases": dollars("Other purchases"),
  "implementationPricing.projectDevelopmentPrice": dollars("Project development price"),
  "performancePeriod[].measurementVerification": dollars("Measurement and verification"),
  "performancePeriod[].otherExpenses[].value": dollars("Expense"),
  "performancePeriod[].deliveryChargePct": { label: "Delivery charge", unit: "of expenses" },
  "performancePeriod[].incentivesOtherPayments": dollars("Incentives and other payments"),
  "performancePeriod[].retainedSavings": dollars("Retained savings"),
  "implementationESAPayments.year1ESAPrice": { label: "ESA price of year 1", unit: "$ per kWh" },
  "implementationESAPayments.guarPercentage": { label: "Guaranteed part of the estimated production" },
  "implementationESAPayments.energyDegradation": { label: "Loss of production", unit: A_YEAR },
  "performancePeriodESAPayments[].guarProduction": { label: "Guaranteed production, entered", unit: "kWh" },
  "performancePeriodESAPayments[].reserveAccount": dollars("Reserve account"),
  "gridSubregions[].baseloadCombinedRate": { label: "Baseload combined rate", unit: "kg CO2e/kWh" },
  "gridSubregions[].CH4GWP": { label: "Warming potential of CH4", unit: "kg CO2e/kg" },
  "gridSubregions[].N2OGWP": { label: "Warming potential of N2O", unit: "kg CO2e/kg" },
  "emissionFactors[].defCO2EF": { label: "CO2 factor", unit: "kg/MMBtu" },
  "emissionFactors[].defCH4EF": { label: "CH4 factor", unit: "kg/MMBtu" },
  "emissionFactors[].defN2OEF": { label: "N2O factor", unit: "kg/MMBtu" },
  "fuelTypes[].defaultCO2EmissionFactor": { label: "CO2 factor", unit: "kg/MMBtu" },
  "fuelTypes[].defaultCH4EmissionFactor": { label: "CH4 factor", unit: "kg/MMBtu" },
  "fuelTypes[].defaultN2OEmissionFactor": { label: "N2O factor", unit: "kg/MMBtu" },
  "ecms[].implementation.baseConstructionCost": dollars("Base construction cost"),
  "ecms[].implementation.deliveryCharge": dollars("Delivery charge"),
  "ecms[].implementation.appliedIncentives": dollars("Applied incentives"),
  "ecms[].implementation.mvExpense": { label: "M&V expense", unit: "$/yr" },
  "ecms[].estimatedSavings[].value": { label: "First-year savings" },
  "ecms[].baseline[].value": { label: "Baseline" },
  "ecms[].esaOptionId": { label: "Under the ESA", choices: ESA_OPTION_LABELS },
  "ecms[].eGridStateRegionId": { label: "Grid subregion", choices: GRID_SUBREGION_LABELS },
  "ecms[].GHGOtherSavingsType1MMBtu": { label: "Fuel of other savings type 1", unit: "MMBtu/yr" },
  "ecms[].GHGOtherSavingsType2MMBtu": { label: "Fuel of other savings type 2", unit: "MMBtu/yr" },
};

/**
 * Label of an input, or its path if the input has no label. A figure that a user entered has the
 * label of the calculated figure that it replaces.
 *
 * @example
 * import { inputLabel } from "@epb/engine";
 *
 * inputLabel("financing.indexRate").label; // "Index rate"
 */
export function inputLabel(path: string): InputLabel {
  const known = INPUT_LABELS[path] ?? OTHER_INPUT_LABELS[path];
  if (known !== undefined) return known;
  if (path.startsWith(SUPPLIED_ROOT)) return { label: figureDefinition(path.slice(SUPPLIED_ROOT.length)).label };
  let open = "";
  for (const step of parsePath(path)) {
    if (step.kind === "item") open += "[]";
    else open += open === "" ? step.name : `.${step.name}`;
  }
  return INPUT_LABELS[open] ?? OTHER_INPUT_LABELS[open] ?? { label: path };
}
