import { figureDefinition } from "../../packages/engine/src/calculate/figure-definition.js";
import { Decimal } from "../../packages/engine/src/decimal/decimal.js";
import { CalculationArea } from "../../packages/engine/src/enumerations/calculation-area.js";
import type { IssueDetails, IssueName } from "../../packages/engine/src/issues/issue-details.js";

import { INPUT_EXPLANATIONS } from "./input-explanations.js";
import type { IssueExplanation } from "./issue-explanation.js";

const dollars = (amount: string): Decimal => new Decimal(amount);

/** What the page of each issue adds to the catalogue. A new issue does not compile without its entry here. */
export const ISSUE_EXPLANATIONS: { readonly [Name in IssueName]: IssueExplanation<IssueDetails[Name]> } = {
  ...INPUT_EXPLANATIONS,
  "capitalization/award-date-missing": {
    meaning:
      "Without the award date the performance period has no start and no end. If there is no loan start date either, payments have no dates. Amounts do not depend on it.",
    example: undefined,
  },
  "capitalization/implementation-period-missing": {
    meaning:
      "The performance period starts when the implementation period after the award ends. The loan has a start date of its own, so payments have dates; the performance period has none. Amounts do not depend on it.",
    example: undefined,
  },
  "capitalization/interest-rate-negative": {
    meaning:
      "The index rate and the added premium add up to less than zero, so the loan would shrink by itself. The schedule is calculated with that rate.",
    example: { rate: dollars("-0.005") },
  },
  "pricing/delivery-charge-differs": {
    meaning:
      "The delivery cost is entered twice: as a charge of each measure, and as percentages of the construction cost of the project. The two differ by more than $1. The price of the project is the sum of the measures' prices, so the measures' charges count.",
    example: { measuresTotal: dollars("620000"), projectTotal: dollars("595000") },
  },
  "pricing/cost-of-goods-above-construction": {
    meaning:
      "Subcontractors, M&V equipment, self-performed work and other purchases are a breakdown of the construction cost and cannot exceed it. No figure uses the breakdown.",
    example: { costOfGoods: dollars("3600000"), baseConstructionCost: dollars("3500000") },
  },
  "ecm/construction-cost-missing": {
    meaning:
      "The measure is priced from its delivery charge and incentives alone, so its price, the total price and the amount financed are too low.",
    example: { measure: "4" },
  },
  "ecm/savings-field-unknown": {
    meaning: "The value is in no sum: the savings of the measure and of the project lack it.",
    example: { measure: "4", fieldId: 21 },
  },
  "ecm/savings-total-missing": {
    meaning:
      "The project came with calculated values. Their totals by savings field do not cover a field that the measures use, so they belong to other measures or are incomplete.",
    example: { fieldId: 5 },
  },
  "ecm/baseline-total-missing": {
    meaning:
      "The project came with calculated values. Their totals by baseline field do not cover a field that the measures use, so they belong to other measures or are incomplete.",
    example: { fieldId: 3 },
  },
  "itemized-savings/category-without-savings": {
    meaning:
      "The escalation rates of the category have nothing to escalate. Often the savings were entered under another category.",
    example: { fieldId: 3 },
  },
  "itemized-savings/no-initial-year-savings": {
    meaning: "No measure saves money in year 1, so there is nothing to escalate, to guarantee or to pay a loan with.",
    example: undefined,
  },
  "itemized-savings/supplied-year-missing": {
    meaning:
      "The project came with itemized savings. A category lacks a year of the performance period, so its sums would be too low.",
    example: { fieldId: 3, year: 12 },
  },
  "itemized-savings/guaranteed-percentage-missing": {
    meaning:
      "Without the guaranteed percentage, or with 0%, there are no guaranteed savings, and nothing that depends on them: payments, loan schedule, performance period, cost savings.",
    example: undefined,
  },
  "itemized-savings/all-guaranteed-zero": {
    meaning:
      "Savings are there, but rounded to whole dollars nothing is guaranteed in any year. The specification gives this issue no text, so its message is empty; the advice says what to do.",
    example: undefined,
  },
  "amortization/loan-amount-missing": {
    meaning:
      "There is no loan to pay: the amount financed is not known, is 0 or is negative. The schedule, the performance period and the cost savings are not calculated.",
    example: { amount: dollars("-12000") },
  },
  "amortization/interest-rate-missing": {
    meaning:
      "Index rate and added premium are both missing. One of them is enough, the other then counts as 0. Without a rate there is no schedule.",
    example: undefined,
  },
  "amortization/loan-start-date-missing": {
    meaning: "The months of the schedule carry no payment date. Every amount is calculated.",
    example: undefined,
  },
  "amortization/performance-period-missing": {
    meaning:
      "No year of the performance period is entered, so expenses and retained savings are unknown, and with them what is left for payments.",
    example: undefined,
  },
  "amortization/payment-timing-missing": {
    meaning:
      "It is not known in which months payments fall due. The schedule, the performance period and the cost savings are not calculated.",
    example: undefined,
  },
  "amortization/needed-payment-negative": {
    meaning:
      "The savings of the year do not even cover expenses and retained savings. The loan gets nothing, and its interest is added to the balance.",
    example: { years: [7], shortfall: dollars("1250"), lastYear: 12, yearsWithPayments: 11 },
  },
  "amortization/year-without-payment": {
    meaning:
      "A performance period runs to the last year with a payment. The specification counts the years with payments; by that count alone the contract would end before its last payment, and its totals would lack it. Without a year of this kind both numbers are the same.",
    example: { years: [7], lastYear: 12, yearsWithPayments: 11 },
  },
  "amortization/tail-year": {
    meaning:
      "The loan ends a year later because of a small remainder. A contract year costs more than that: expenses, reports, M&V.",
    example: {
      year: 18,
      payment: dollars("1204.55"),
      guaranteedPercentage: dollars("0.950114"),
      retainedSavingsCut: dollars("35"),
    },
  },
  "amortization/not-paid-off": {
    meaning: "After the longest projection a balance is left, so there is no performance period and no cost savings.",
    example: { remainingBalance: dollars("812455.12"), amountFinanced: dollars("2480880"), cause: undefined },
  },
  "performance-period/invalid": {
    meaning:
      "A performance period has 1 to 25 years and ends with the last payment of a loan that is paid off. The schedule is shown, but there is no end date, and cost savings and totals of the contract are not calculated.",
    example: { years: 27, cause: undefined },
  },
  "cost-savings/guaranteed-not-above-debt-service": {
    meaning: "The guarantee leaves nothing beside the debt service, so expenses are not covered by it.",
    example: { years: [9], debtService: dollars("370480.25") },
  },
  "esa/price-missing": {
    meaning: "The project has an energy sales agreement or measures under one, but no price to start from.",
    example: undefined,
  },
  "esa/production-unknown": {
    meaning: "The year has a price but no payment, so the total of the payments is too low.",
    example: { year: 6 },
  },
  "esa/reserve-above-payment": {
    meaning: "The reserve account is filled from the payment and cannot take more than it.",
    example: { year: 6, reserve: dollars("80000"), payment: dollars("72000") },
  },
  "esa/beyond-horizon": {
    meaning: "Payments under an agreement are calculated for 20 years. What is entered beyond is in no figure.",
    example: { year: 21 },
  },
  "ghg/subregion-missing": {
    meaning:
      "The grid's emission rate depends on the subregion. Without it the electricity saved counts in no scope and in no total.",
    example: { measure: "4" },
  },
  "ghg/fuel-category-missing": {
    meaning: "Emission factors depend on the fuel. The quantity counts in no scope and in no total.",
    example: { measure: "4", otherSavingsType: 1 },
  },
  "ghg/fuel-factors-missing": {
    meaning: "The fuel has no factors in the reference data and none of the project's own. It counts in no scope.",
    example: { fuelName: "Other" },
  },
  "express/finance-term-missing": {
    meaning:
      "The express edition pays the price in equal amounts over the finance term. Without the term there is no debt service and nothing to set against the guaranteed savings; prices, savings and greenhouse gas are there.",
    example: undefined,
  },
  "express/guarantee-years-missing": {
    meaning:
      "The express edition adds the savings up over the planned guarantee. Without its years there are no totals of savings and no net savings; the savings of single years and the debt service are there.",
    example: undefined,
  },
  "express/price-missing": {
    meaning:
      "There is nothing to pay: the project has no measures, or their total price is zero or less. The debt service is not calculated.",
    example: { price: dollars("-2500") },
  },
  "express/interest-rate-negative": {
    meaning:
      "The index rate and the added premium add up to less than zero, and nobody lends at such a rate for years. Without any rate the price is paid in equal parts; with this one the debt service is not calculated.",
    example: { rate: dollars("-0.005") },
  },
  "express/savings-below-debt-service": {
    meaning: "In some years of the guarantee the customer would pay more than the guarantee brings.",
    example: { firstYear: 1, shortfall: dollars("4210"), yearCount: 3 },
  },
  "express/term-outlasts-guarantee": {
    meaning:
      "Payments go on after the guarantee has ended. In those years the guaranteed savings are 0, and the net savings negative.",
    example: { financeTermYears: 20, guaranteeYears: 15 },
  },
  "express/term-over-limit": {
    meaning: "A performance period has at most 25 years. The figures are calculated for the years entered.",
    example: { years: 30 },
  },
  "express/measure-without-figures": {
    meaning:
      "The list of measures names a measure for which no price and no savings are entered under that number. It is in no figure.",
    example: { measureNumber: "4" },
  },
  "override/figures-differ": {
    meaning:
      "The figures of an Override project are supplied with it. epb also calculates figures from the inputs, as far as possible, and compares them: money to the cent, quantities to the unit. The supplied values remain the result.",
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
