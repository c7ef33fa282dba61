import { figureDefinition } from "../../packages/engine/src/calculate/figure-definition.js";
import { Decimal } from "../../packages/engine/src/decimal/decimal.js";
import { CalculationArea } from "../../packages/engine/src/enumerations/calculation-area.js";
import type { IssueDetails, IssueName } from "../../packages/engine/src/issues/issue-details.js";

import { INPUT_EXPLANATIONS } from "./input-explanations.js";
import type { IssueExplanation } from "./issue-explanation.js";

const dollars = (amount: string): Decimal => new Decimal(amount);

/** Texts on the page of each issue in addition to the catalog. A new issue does not compile without its entry. */
export const ISSUE_EXPLANATIONS: { readonly [Name in IssueName]: IssueExplanation<IssueDetails[Name]> } = {
  ...INPUT_EXPLANATIONS,
  "capitalization/award-date-missing": {
    meaning:
      "Without the award date, the performance period has no start and no end. If there is no loan start date either, payments have no dates. Amounts do not depend on the award date.",
    example: undefined,
  },
  "capitalization/implementation-period-missing": {
    meaning:
      "The performance period starts at the end of the implementation period, which begins with the award. The loan has its own start date, so payments have dates, but the performance period has no dates. Amounts do not depend on the implementation period.",
    example: undefined,
  },
  "capitalization/interest-rate-negative": {
    meaning:
      "The index rate and the added premium add up to less than zero, so the loan would shrink without payments. The schedule is calculated with the negative rate.",
    example: { rate: dollars("-0.005") },
  },
  "pricing/delivery-charge-differs": {
    meaning:
      "The delivery cost is entered twice: as a charge of each measure, and as percentages of the construction cost of the project. The two amounts differ by more than $1. The price of the project is the sum of the measures' prices, so the measures' charges count.",
    example: { measuresTotal: dollars("620000"), projectTotal: dollars("595000") },
  },
  "pricing/cost-of-goods-above-construction": {
    meaning:
      "Subcontractors, M&V equipment, self-performed work, and other purchases are parts of the construction cost, so they cannot exceed the construction cost. No figure uses these parts.",
    example: { costOfGoods: dollars("3600000"), baseConstructionCost: dollars("3500000") },
  },
  "ecm/construction-cost-missing": {
    meaning:
      "The price of the measure includes only its delivery charge and incentives, so this price, the total price, and the amount financed are too low.",
    example: { measure: "4" },
  },
  "ecm/savings-field-unknown": {
    meaning: "No sum includes the value: the savings of the measure and of the project are incomplete.",
    example: { measure: "4", fieldId: 21 },
  },
  "ecm/savings-total-missing": {
    meaning:
      "The project has supplied values. The supplied totals do not include a savings category that the measures use, so the totals belong to other measures or are incomplete.",
    example: { fieldId: 5 },
  },
  "ecm/baseline-total-missing": {
    meaning:
      "The project has supplied values. The supplied totals do not include a baseline that the measures use, so the totals belong to other measures or are incomplete.",
    example: { fieldId: 3 },
  },
  "itemized-savings/category-without-savings": {
    meaning:
      "The category has escalation rates but no savings to escalate. Often the savings were entered under another category.",
    example: { fieldId: 3 },
  },
  "itemized-savings/no-initial-year-savings": {
    meaning:
      "No measure saves money in year 1. So there are no savings that can escalate, be guaranteed, or repay a loan.",
    example: undefined,
  },
  "itemized-savings/supplied-year-missing": {
    meaning:
      "The project has supplied itemized savings. A year of the performance period is missing in a category, so the sums of the category would be too low.",
    example: { fieldId: 3, year: 12 },
  },
  "itemized-savings/guaranteed-percentage-missing": {
    meaning:
      "Without the guaranteed percentage, or with 0%, there are no guaranteed savings and no figures that depend on guaranteed savings: payments, loan schedule, performance period, cost savings.",
    example: undefined,
  },
  "itemized-savings/all-guaranteed-zero": {
    meaning:
      "The project has savings, but rounded to whole dollars, the guaranteed savings are 0 in every year. The specification gives this issue no text, so the message is empty. The advice explains the next step.",
    example: undefined,
  },
  "amortization/loan-amount-missing": {
    meaning:
      "There is no loan to pay: the amount financed is unknown, 0, or negative. The schedule, the performance period, and the cost savings are not calculated.",
    example: { amount: dollars("-12000") },
  },
  "amortization/interest-rate-missing": {
    meaning:
      "Index rate and added premium are both missing. One of the two rates is enough; the other rate then counts as 0. Without a rate, there is no schedule.",
    example: undefined,
  },
  "amortization/loan-start-date-missing": {
    meaning: "The months of the schedule have no payment dates. All amounts are calculated.",
    example: undefined,
  },
  "amortization/performance-period-missing": {
    meaning:
      "No year of the performance period is entered, so the expenses, the retained savings, and the amounts that remain for payments are unknown.",
    example: undefined,
  },
  "amortization/payment-timing-missing": {
    meaning:
      "The months in which payments are due are unknown. The schedule, the performance period, and the cost savings are not calculated.",
    example: undefined,
  },
  "amortization/needed-payment-negative": {
    meaning:
      "The guaranteed savings of the year do not cover the expenses and the retained savings. No payment is made on the loan in this year, and the interest is added to the balance.",
    example: { years: [7], shortfall: dollars("1250"), lastYear: 12, yearsWithPayments: 11 },
  },
  "amortization/year-without-payment": {
    meaning:
      "The performance period ends with the last year that has a payment. The specification counts the years with payments. If the performance period had only this number of years, the contract would end before its last payment, and the totals would not include that payment. If every year has a payment, both numbers are the same.",
    example: { years: [7], lastYear: 12, yearsWithPayments: 11 },
  },
  "amortization/tail-year": {
    meaning:
      "The loan ends a year later because of a small remainder. The costs of another contract year (expenses, reports, M&V) are higher than this remainder.",
    example: {
      year: 18,
      payment: dollars("1204.55"),
      guaranteedPercentage: dollars("0.950114"),
      retainedSavingsCut: dollars("35"),
    },
  },
  "amortization/not-paid-off": {
    meaning:
      "A balance remains after 40 years, the longest projection. So there is no performance period, and there are no cost savings.",
    example: { remainingBalance: dollars("812455.12"), amountFinanced: dollars("2480880"), cause: undefined },
  },
  "performance-period/invalid": {
    meaning:
      "A performance period has 1 to 25 years and ends with the last payment of a loan that is paid off. The schedule is shown, but there is no end date, and cost savings and totals of the contract are not calculated.",
    example: { years: 27, cause: undefined },
  },
  "cost-savings/guaranteed-not-above-debt-service": {
    meaning: "The guaranteed savings cover at most the debt service, so nothing remains for expenses.",
    example: { years: [9], debtService: dollars("370480.25") },
  },
  "esa/price-missing": {
    meaning: "The project has an energy sales agreement, or measures under such an agreement, but no price for year 1.",
    example: undefined,
  },
  "esa/production-unknown": {
    meaning: "The year has a price but no payment, so the total of the payments is too low.",
    example: { year: 6 },
  },
  "esa/reserve-above-payment": {
    meaning: "The reserve account is a part of the payment, so it cannot be more than the payment.",
    example: { year: 6, reserve: dollars("80000"), payment: dollars("72000") },
  },
  "esa/beyond-horizon": {
    meaning: "Payments under an agreement are calculated for 20 years. No figure includes entries for later years.",
    example: { year: 21 },
  },
  "ghg/subregion-missing": {
    meaning:
      "The grid's emission rate depends on the subregion. Without the subregion, no scope and no total includes the saved electricity.",
    example: { measure: "4", possible: { subregions: [20], zipPrefix: "802" } },
  },
  "ghg/fuel-category-missing": {
    meaning: "Emission factors depend on the fuel. No scope and no total includes the quantity.",
    example: { measure: "4", otherSavingsType: 1 },
  },
  "ghg/fuel-factors-missing": {
    meaning:
      "The reference data and the project have no factors for the fuel. Scopes and totals that include this fuel are not calculated.",
    example: { fuelName: "Other" },
  },
  "express/finance-term-missing": {
    meaning:
      "In the express edition, the price is paid in equal amounts over the finance term. Without the term, there is no debt service to compare with the guaranteed savings. Prices, savings, and greenhouse gas are calculated.",
    example: undefined,
  },
  "express/guarantee-years-missing": {
    meaning:
      "In the express edition, savings are added up over the planned guarantee years. Without these years, there are no totals of savings and no net savings. The savings of individual years and the debt service are calculated.",
    example: undefined,
  },
  "express/price-missing": {
    meaning:
      "There is nothing to pay: the project has no measures, or their total price is zero or less. The debt service is not calculated.",
    example: { price: dollars("-2500") },
  },
  "express/interest-rate-negative": {
    meaning:
      "The index rate and the added premium add up to less than zero. Lenders do not offer a negative rate for several years. With a negative rate, the debt service is not calculated. If no rate is entered, the price is paid in equal parts.",
    example: { rate: dollars("-0.005") },
  },
  "express/savings-below-debt-service": {
    meaning: "In some years of the guarantee, the customer would pay more than the guaranteed savings.",
    example: { firstYear: 1, shortfall: dollars("4210"), yearCount: 3 },
  },
  "express/term-outlasts-guarantee": {
    meaning:
      "Payments continue after the guarantee ends. In those years, the guaranteed savings are 0 and the net savings are negative.",
    example: { financeTermYears: 20, guaranteeYears: 15 },
  },
  "express/term-over-limit": {
    meaning: "A performance period has at most 25 years. The figures are calculated for the years entered.",
    example: { years: 30 },
  },
  "express/measure-without-figures": {
    meaning:
      "The list of measures contains a number, but the project has no price and no savings for a measure with this number. No figure includes this measure.",
    example: { measureNumber: "4" },
  },
  "override/figures-differ": {
    meaning:
      "The figures of an Override project are supplied. epb also calculates figures from the inputs, as far as possible, and compares them: money to the cent, quantities to the unit. The supplied values remain the result.",
    example: {
      area: CalculationArea.CostSavings,
      differences: [
        {
          path: "costSavings.totalPayments",
          definition: figureDefinition("costSavings.totalPayments"),
          supplied: dollars("3120000"),
          computed: dollars("3098450.27"),
        },
      ],
      count: 9,
    },
  },
};
