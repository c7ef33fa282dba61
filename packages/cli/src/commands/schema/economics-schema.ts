import {
  DiscountingConvention,
  ECONOMICS_FAILURES,
  NO_RATE_REASONS,
  RateKind,
  SavingsBasis,
} from "@epb/engine/economics";
import { OUTPUT_KIND } from "../../output-kinds.js";
import { COUNT, described, document, documentHead, type JsonSchema, listOf, objectOf, oneOf, TEXT } from "./parts.js";
import { DATA_SOURCE, DECIMAL, ENGINE, inputFile, UNKNOWN_INPUT, YES_OR_NO } from "./shared-parts.js";

type Fields = Readonly<Record<string, JsonSchema>>;

const dollars = (description: string): JsonSchema => described(DECIMAL, `${description}, $.`);
const rate = (description: string): JsonSchema => described(DECIMAL, `${description}, fraction per year.`);
const BASE_DATE: Fields = {
  "baseDate?": described({ type: "string", format: "date" }, "Start of the performance period, if known."),
};
const UNKNOWN_INPUTS: Fields = {
  "unknownInputs?": described(listOf(UNKNOWN_INPUT), "Inputs that cannot be used. Absent if all inputs can be used."),
};

/** The economics of one project, and the comparison of two projects. */
export function economicsSchema(): JsonSchema {
  return document("Economics of epb economics", {
    description: "Output of epb economics --format json: the economics of one project, or the comparison of two.",
    oneOf: [ONE_PROJECT(), TWO_PROJECTS()],
  });
}

const ONE_PROJECT = (): JsonSchema =>
  objectOf(
    {
      ...documentHead(OUTPUT_KIND.economics, "1"),
      engine: ENGINE,
      source: inputFile("File of the project."),
      assumptions: objectOf({ ...ASSUMPTIONS, ...BASE_DATE }, "Assumptions of the calculation."),
      ...UNKNOWN_INPUTS,
      financedContract: view(ECONOMICS_OF_ONE, {}, "Economics of the project as a financed contract."),
      directPurchase: view(ECONOMICS_OF_ONE, {}, "Economics of the project as a direct purchase."),
      "escalation?": ESCALATION,
      "written?": WRITTEN,
    },
    "Economics of one project.",
  );

const TWO_PROJECTS = (): JsonSchema => {
  const failure: Fields = {
    "of?": oneOf(["baseCase", "alternative"], "Project for which the economics cannot be calculated."),
    "lifeCycleCost?": objectOf(
      {
        "baseCase?": lifeCycleCost("Life-cycle cost of the base case."),
        "alternative?": lifeCycleCost("Life-cycle cost of the alternative."),
      },
      "Life-cycle cost of the other project.",
    ),
  };
  return objectOf(
    {
      ...documentHead(OUTPUT_KIND.economicsComparison, "1"),
      engine: ENGINE,
      baseCase: project("Base case."),
      alternative: project("Alternative."),
      assumptions: objectOf(ASSUMPTIONS, "Assumptions of the calculation."),
      financedContract: view(ECONOMICS_OF_TWO, failure, "Comparison of the projects as financed contracts."),
      directPurchase: view(ECONOMICS_OF_TWO, failure, "Comparison of the projects as direct purchases."),
    },
    "Comparison of two projects.",
  );
};

const project = (description: string): JsonSchema =>
  objectOf({ source: inputFile("File of the project."), ...BASE_DATE, ...UNKNOWN_INPUTS }, description);

const ASSUMPTIONS: Fields = {
  discountRate: objectOf(
    {
      kind: oneOf(Object.values(RateKind), "Kind of the rate: with (nominal) or without (real) general inflation."),
      rate: rate("Discount rate"),
      "inflation?": rate("General inflation"),
      "published?": described(TEXT, "Name of the published rates, such as FEMP 2025. Absent for a rate of the user."),
    },
    "Discount rate.",
  ),
  "studyPeriodYears?": described(COUNT, "Years of the study period."),
  savings: oneOf(Object.values(SavingsBasis), "Savings that count."),
  discounting: oneOf(Object.values(DiscountingConvention), "Time of the amounts of a year."),
  "source?": DATA_SOURCE,
  "note?": described(TEXT, "Doubt about the published rate. Absent if there is no doubt."),
};

const COST_PARTS: Fields = {
  investment: dollars("Investment"),
  replacement: dollars("Replacements"),
  operationAndMaintenance: dollars("Operation and maintenance"),
  energyAndWater: dollars("Energy and water"),
  contractPayments: dollars("Payments of a financed contract"),
  residualValue: dollars("Residual value, which is subtracted"),
  total: dollars("Sum of the parts without the residual value, minus the residual value"),
};
const lifeCycleCost = (description: string): JsonSchema => objectOf(COST_PARTS, description);

const payback = (description: string): JsonSchema => ({
  description,
  oneOf: [
    objectOf({
      kind: { const: "paid-back", description: "The investment is paid back in the study period." },
      inYear: described(COUNT, "Year in which the investment is paid back; 0 if nothing is to be paid back."),
      years: described(DECIMAL, "Years until the investment is paid back, with a fraction."),
      lasts: YES_OR_NO("False if a later year, such as a year with a replacement, takes the payback away."),
    }),
    objectOf({ kind: { const: "never", description: "The investment is not paid back in the study period." } }),
  ],
});

const RATES_OF_RETURN: JsonSchema = {
  description: "All internal rates of return.",
  oneOf: [
    objectOf({
      kind: { const: "none", description: "There is no internal rate of return." },
      reason: oneOf(Object.keys(NO_RATE_REASONS), "Reason why there is no rate."),
      message: described(TEXT, "Reason as a sentence."),
    }),
    objectOf({
      kind: { const: "one", description: "There is one internal rate of return." },
      rate: rate("Internal rate of return"),
    }),
    objectOf({
      kind: { const: "several", description: "There are several internal rates of return." },
      rates: described(listOf(rate("Internal rate of return")), "Rates, the lowest first."),
    }),
  ],
};

const MEASURES: Fields = {
  discountRate: rate("Discount rate for current dollars"),
  studyPeriodYears: described(COUNT, "Years of the study period."),
  presentValueOfSavings: dollars("Present value of the savings"),
  presentValueOfInvestment: dollars("Present value of the investment"),
  netSavings: dollars("Present value of the savings minus present value of the investment"),
  "savingsToInvestmentRatio?": described(
    DECIMAL,
    "Present value of the savings for each dollar invested. Absent if nothing is invested.",
  ),
  "adjustedInternalRateOfReturn?": rate("Yield if savings are reinvested at the discount rate"),
  simplePayback: payback("Payback without discounting."),
  discountedPayback: payback("Payback with discounting."),
  internalRatesOfReturn: RATES_OF_RETURN,
};

const ECONOMICS_OF_ONE: Fields = {
  ...MEASURES,
  lifeCycleCost: objectOf(
    {
      withoutProject: dollars("Present value of the costs that the project avoids"),
      withProject: dollars("Present value of the investment and payments of the project"),
    },
    "Costs with and without the project.",
  ),
  years: described(
    listOf(
      objectOf({
        year: described(COUNT, "Year; 0 is the implementation period."),
        savings: dollars("Savings of the year"),
        payments: dollars("Amounts paid out of the savings"),
        net: dollars("Savings minus payments"),
      }),
    ),
    "Cash flows by year.",
  ),
  investments: described(
    listOf(objectOf({ year: described(COUNT, "Year of the investment."), amount: dollars("Investment") })),
    "Investments by year.",
  ),
};

const ECONOMICS_OF_TWO: Fields = {
  lifeCycleCost: objectOf(
    {
      baseCase: lifeCycleCost("Life-cycle cost of the base case."),
      alternative: lifeCycleCost("Life-cycle cost of the alternative."),
    },
    "Life-cycle costs of both projects.",
  ),
  ...MEASURES,
};

/** Economics, or the reason why they cannot be calculated. */
const view = (fields: Fields, ofFailure: Fields, description: string): JsonSchema => ({
  description,
  oneOf: [
    objectOf({ ok: { const: true, description: "The economics are calculated." }, ...fields }),
    objectOf({
      ok: { const: false, description: "The economics cannot be calculated." },
      reason: oneOf(Object.keys(ECONOMICS_FAILURES), "Reason why the economics cannot be calculated."),
      message: described(TEXT, "Reason as a sentence."),
      "advice?": described(TEXT, "Option or input that helps."),
      ...ofFailure,
    }),
  ],
});

const ESCALATION_RATE: Fields = {
  real: rate("Rate without general inflation"),
  "nominal?": rate("Rate with general inflation"),
};

const ESCALATION: JsonSchema = objectOf(
  {
    state: described(TEXT, "Two-letter code of the state."),
    division: described(TEXT, "Census division of the state."),
    sector: described(TEXT, "Sector of the buyer of the energy."),
    startYear: described(COUNT, "Calendar year of the award."),
    years: described(COUNT, "Years of savings."),
    "inflation?": rate("General inflation"),
    "source?": DATA_SOURCE,
    ...ESCALATION_RATE,
    fuels: described(
      listOf(
        objectOf({
          fuel: described(TEXT, "Name of the fuel."),
          share: described(DECIMAL, "Fraction of the energy cost savings."),
          ...ESCALATION_RATE,
        }),
      ),
      "Rates of the fuels.",
    ),
    weighted: objectOf(ESCALATION_RATE, "Rates of the fuels, weighted by their shares."),
    "calculator?": objectOf(ESCALATION_RATE, "Rate of the calculator of NIST. Absent if it finds no rate."),
  },
  "Uniform escalation rate of energy prices. Only with --fuel.",
);

const WRITTEN: JsonSchema = objectOf(
  {
    file: described(TEXT, "Copy of the project with the rates."),
    rates: described(
      listOf(
        objectOf({
          fuel: described(TEXT, "Name of the fuel."),
          fieldId: described(COUNT, "Number of the savings category."),
          category: described(TEXT, "Name of the savings category."),
          firstYear: described(COUNT, "First year with the rate."),
          lastYear: described(COUNT, "Last year with the rate."),
          value: rate("Escalation rate, nominal"),
          before: described(listOf(rate("Escalation rate")), "Rates of these years in the project before."),
        }),
      ),
      "Rates that the copy contains.",
    ),
    leftOut: described(listOf(TEXT), "Fuels without savings in the project."),
  },
  "Copy with escalation rates. Only with --output.",
);
