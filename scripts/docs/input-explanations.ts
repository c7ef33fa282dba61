import { CO2_FACTOR_BOUND } from "../../packages/engine/src/bounds/emission-bounds.js";
import { ENERGY_PRICE_BOUNDS, type EnergyPriceBounds } from "../../packages/engine/src/bounds/energy-price-bounds.js";
import { ESA_PRICE_BOUND } from "../../packages/engine/src/bounds/quantity-bounds.js";
import type { CalendarDate } from "../../packages/engine/src/calendar/calendar-date.js";
import { Decimal } from "../../packages/engine/src/decimal/decimal.js";
import { CalculationArea } from "../../packages/engine/src/enumerations/calculation-area.js";
import type { IssueDetails, IssueName } from "../../packages/engine/src/issues/issue-details.js";
import type { IssueExplanation } from "./issue-explanation.js";

const [ELECTRICITY] = ENERGY_PRICE_BOUNDS as [EnergyPriceBounds];

const dollars = (amount: string): Decimal => new Decimal(amount);

type InputIssue = Extract<IssueName, `${"inputs" | "rates" | "limits" | "plausibility"}/${string}`>;

/** Of issues about a single input: it cannot be read, cannot be true, or is unlikely. */
export const INPUT_EXPLANATIONS: { readonly [Name in InputIssue]: IssueExplanation<IssueDetails[Name]> } = {
  "rates/looks-like-percent-points": {
    meaning:
      "In project files, rates are fractions. In workbooks, rates are cells with a percent format. Figures that depend on the rate are withheld.",
    example: { value: dollars("4.5"), area: CalculationArea.ProjectCapitalization },
  },
  "inputs/unreadable": {
    meaning:
      "The cell or field has an entry of the wrong type, such as text in a price. The entry does not count as zero or as missing. Every figure that depends on this input is withheld; other figures are shown.",
    example: { area: CalculationArea.Ecm },
  },
  "limits/rate-too-low": {
    meaning:
      "A price that falls by more than 100% in a year would be negative. Figures that depend on the rate are withheld.",
    example: { value: dollars("-2.5"), lowest: dollars("-1"), area: CalculationArea.ItemizedSavings },
  },
  "limits/date-impossible": {
    meaning:
      "No contract of this kind has such a date. Often a year was typed into a date cell: a spreadsheet shows the number 2026 as a day in July 1905. Figures that depend on the date are withheld.",
    example: { date: "1905-07-18" as CalendarDate },
  },
  "limits/loan-start-before-award": {
    meaning:
      "A loan pays for the contract, so it cannot start before the award. Figures that depend on the loan start date are withheld.",
    example: { loanStartDate: "2023-01-31" as CalendarDate, awardDate: "2024-01-31" as CalendarDate },
  },
  "limits/incentives-above-cost": {
    meaning:
      "Incentives reduce the price of the measure, so the price would be negative. Figures that depend on the incentives are withheld.",
    example: { measure: "4", incentives: dollars("450000"), cost: dollars("45000") },
  },
  "plausibility/rate": {
    meaning: "The rate is possible, but hardly any project has such a rate. Figures are calculated with the rate.",
    example: { value: dollars("0.4"), kind: "addedPremium", alike: { count: 0, columns: [] } },
  },
  "plausibility/date": {
    meaning: "The date is possible, but hardly any contract has such a date. Figures are calculated with the date.",
    example: { date: "2052-03-31" as CalendarDate },
  },
  "plausibility/quote-expired": {
    meaning:
      "The rate of a financing offer is fixed until its last effective day. After that day, the lender may ask for another rate.",
    example: {
      effectiveThroughDate: "2024-01-15" as CalendarDate,
      awardDate: "2024-01-31" as CalendarDate,
    },
  },
  "plausibility/issue-date-after-expiry": {
    meaning: "An offer cannot expire before it is issued. No figure depends on the two dates.",
    example: {
      financingIssueDate: "2024-03-01" as CalendarDate,
      effectiveThroughDate: "2024-01-15" as CalendarDate,
    },
  },
  "plausibility/energy-price": {
    meaning:
      "The savings in dollars divided by the savings in the unit of the fuel is the price of the energy that is saved. This price is far from any price of the fuel, so one of the two amounts is probably in another unit or in the other cell.",
    example: { measure: "4", fuel: ELECTRICITY, price: dollars("7.9672"), others: 0 },
  },
  "plausibility/savings-above-baseline": {
    meaning: "A measure cannot save more energy or water than was used before.",
    example: { measure: "4", fieldId: 1, savings: dollars("486000"), baseline: dollars("48600") },
  },
  "plausibility/price-without-savings": {
    meaning:
      "The price of the measure is part of the loan, but the measure saves nothing to pay for the price. Often its savings are in another row.",
    example: { measure: "4", price: dollars("612000") },
  },
  "plausibility/cost-in-thousands": {
    meaning: "Hardly any measure pays back within weeks. The total price and the loan are probably too low.",
    example: { measure: "4", price: dollars("612"), savings: dollars("74000") },
  },
  "plausibility/payback": {
    meaning: "No equipment lasts that long. The savings are probably too low, or the costs are too high.",
    example: { years: dollars("12500") },
  },
  "plausibility/year-left-blank": {
    meaning:
      "A blank year counts as zero, so the expenses, the retained savings, or the escalation of the contract may be too low.",
    example: { kind: "entries", years: [7], columns: ["measurement and verification"] },
  },
  "plausibility/state": {
    meaning: "Reports and maps identify a state by its postal abbreviation. No figure depends on the state.",
    example: { state: "New York", abbreviation: "NY" },
  },
  "plausibility/zip-code": {
    meaning: "The grid region of a site is looked up by its ZIP code. No figure depends on the ZIP code itself.",
    example: { zip: "1327", suggestion: "01327" },
  },
  "plausibility/zip-code-of-another-state": {
    meaning:
      "The first three digits of a ZIP code belong to one state, rarely to two. The ZIP code or the state belongs to another place.",
    example: { zip: "80202", state: "NY", states: ["CO"] },
  },
  "plausibility/cancellation-ceiling": {
    meaning:
      "The ceiling is the highest cost of cancellation. This cost includes the loan balance, so a ceiling below the balance is rare.",
    example: { year: 3, month: 1, ceiling: dollars("1"), balance: dollars("1868880"), others: 0 },
  },
  "plausibility/implementation-guarantee-below-payment": {
    meaning:
      "During the implementation period, the customer would pay more than the savings that are guaranteed. If no savings are guaranteed for that period, the payment is made from other money, such as a grant, and there is no warning.",
    example: { guaranteed: dollars("100000"), payment: dollars("250000") },
  },
  "plausibility/emission-factors-of-no-fuel": {
    meaning: "Greenhouse gas is calculated with the published factors. The factors that were entered have no effect.",
    example: { name: "Wood chips" },
  },
  "plausibility/emission-factors-without-co2": {
    meaning: "Factors for methane and nitrous oxide count only if a factor for CO2 is entered too.",
    example: { name: "Heating oil" },
  },
  "plausibility/emission-factors-twice": {
    meaning: "If two rows are for the same fuel, the first row counts.",
    example: { name: "NaturalGas", first: "Natural gas" },
  },
  "plausibility/emission-rate": {
    meaning: "The greenhouse gas figures use the rate, and are probably far too high.",
    example: { value: new Decimal("53060"), bound: CO2_FACTOR_BOUND },
  },
  "plausibility/other-payments-above-price": {
    meaning: "The amount is part of the payments of the year, but is more than the price of the whole project.",
    example: { year: 4, amount: dollars("99999999"), price: dollars("2452880") },
  },
  "plausibility/delivery-charge-above-cost": {
    meaning:
      "Delivery charges are usually much lower than the construction cost. The price includes both amounts as entered.",
    example: { measure: "3", deliveryCharge: dollars("108360"), cost: dollars("451.5") },
  },
  "plausibility/interest-rate-half-entered": {
    meaning:
      "The interest rate is the sum of both parts, and a blank part counts as 0. The interest of the loan may be too low.",
    example: { isIndexBlank: true, rate: dollars("0.004") },
  },
  "plausibility/savings-half-entered": {
    meaning:
      "Savings in dollars pay for the loan. Quantities determine energy savings and emissions. A blank cell counts as 0. If a quantity is in the column of the wrong fuel, one fuel of the measure has dollars without a quantity, and another fuel has a quantity without dollars.",
    example: {
      measure: "1",
      gaps: [{ fuel: "electric energy", unit: "kWh", amount: dollars("486000") }],
      others: 0,
    },
  },
  "plausibility/fuel-without-emissions": {
    meaning:
      "Emissions of other fuels are calculated from a separate quantity. Without this quantity, the greenhouse gas savings are too low. If only this quantity is entered, or if it is far from the quantity of the savings, one of the two quantities is wrong.",
    example: { measure: "2", saved: dollars("1180"), fuel: "heating oil", others: 0 },
  },
  "plausibility/years-end-early": {
    meaning:
      "Blank years count as 0. Without expenses or retained savings, a larger part of the savings repays the loan, and the calculated contract may be too short.",
    example: { year: 12, lastYear: 16, labels: ["retained savings"] },
  },
  "plausibility/rates-end-early": {
    meaning: "Without a rate, prices stay the same from year to year. The savings of later years may be too low.",
    example: { year: 2, lastYear: 16, labels: ["electric energy"] },
  },
  "plausibility/savings-without-rates": {
    meaning:
      "Without rates, the savings of this category stay the same in every year, while the savings of other categories change.",
    example: { label: "natural gas" },
  },
  "plausibility/amount-below-one-dollar": {
    meaning:
      "Amounts of less than one dollar are unusual in a contract. A percentage was probably entered in a column of dollars.",
    example: { label: "retained savings", amount: dollars("0.05"), others: 15 },
  },
  "plausibility/subregion-of-another-state": {
    meaning:
      "Emissions of electricity are calculated with the rate of the grid subregion. No ZIP code of the project's state is in the chosen subregion.",
    example: { measure: "1", others: 4, subregion: 15, state: "CO", possible: { subregions: [20, 7], state: "CO" } },
  },
  "plausibility/market-segment": {
    meaning: "Reports and statistics group projects by market segment. Another entry contradicts the segment.",
    example: { segment: 1, agencyName: "Example Central School District" },
  },
  "plausibility/quantity": {
    meaning: "Figures use the amount, but the amount is probably in another unit.",
    example: { value: dollars("11"), bound: ESA_PRICE_BOUND },
  },
  "plausibility/esa-without-agreement": {
    meaning:
      "Payments of an energy sales agreement are calculated. The agreement type decides which schedules and reports show these payments.",
    example: { type: 1 },
  },
  "plausibility/production-above-estimate": {
    meaning:
      "The customer pays for the entered production, which is far above the estimated production of the measures.",
    example: { year: 1, production: dollars("48600000"), estimate: dollars("486000") },
  },
  "plausibility/mv-above-cost": {
    meaning: "Measurement and verification for a year usually costs a small part of the price of the measure.",
    example: { measure: "1", mvExpense: dollars("1200000"), cost: dollars("612000") },
  },
  "plausibility/measure-twice": {
    meaning: "The price and the savings of the measure count twice.",
    example: { measure: "6", other: "5", others: 0 },
  },
  "plausibility/escalation-average": {
    meaning: "Savings grow with these rates over decades, so the savings of later years are probably far too high.",
    example: { label: "electric energy", average: dollars("0.19"), years: 39 },
  },
  "plausibility/loan-start-at-award": {
    meaning: "The loan bears interest before the measures save energy or costs.",
    example: { loanStartDate: "2026-03-02" as CalendarDate, months: 24 },
  },
  "plausibility/savings-above-bill": {
    meaning: "No measure can save more money than the energy costs.",
    example: { label: "electricity", saved: dollars("600000"), bill: dollars("540000") },
  },
  "plausibility/cancellation-ceiling-above-loan": {
    meaning: "The ceiling is the highest cost of cancellation: the balance of the loan and a premium.",
    example: { year: 3, month: 1, ceiling: dollars("186888000"), loan: dollars("2511380"), others: 0 },
  },
  "plausibility/country": {
    meaning: "epb checks ZIP code, state, and grid subregion only for projects in the United States.",
    example: { country: "NY" },
  },
  "plausibility/measure-number-twice": {
    meaning:
      "The calculation distinguishes measures by a hidden key, so the figures are right. People, reports, and the tables of a workbook distinguish measures by their numbers. In a workbook, the same number for two measures is an error if rows of other tables cannot be assigned to a measure.",
    example: { measure: "1", count: 2 },
  },
  "plausibility/measure-loses-money": {
    meaning:
      "A measure may use more of one kind of energy and save another kind. The sum for this measure is a loss, which lowers the savings of the project in every year.",
    example: { measure: "1", loss: dollars("5000") },
  },
  "plausibility/measure-number-missing": {
    meaning:
      "epb reports a missing number if other measures have a number, or if nothing else identifies the measure. Rows of other tables cannot refer to this measure. The missing number is an error if a workbook has such rows.",
    example: { description: "Boiler replacement", others: 0 },
  },
};
