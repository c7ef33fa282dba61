import type { GlossaryTerm } from "@epb/contract";

/** Price, financing, and payments. */
export const MONEY_TERMS: readonly GlossaryTerm[] = [
  {
    term: "Added premium",
    definition: "The percentage points that a financier adds to the index rate.",
  },
  {
    term: "Amortization",
    definition:
      "The repayment of a loan by payments that cover the interest first and the principal with the rest. The amortization schedule has a row for every month.",
  },
  {
    term: "Amount financed",
    definition:
      "The amount borrowed: implementation price + construction interest + other costs of procuring the financing − payments during implementation.",
  },
  {
    term: "Cancellation ceiling",
    definition:
      "The most that the customer owes if the contract is canceled in a given month. It falls as the loan is repaid.",
  },
  {
    term: "Capitalized interest",
    definition: "Interest that is not paid when due and is added to the loan. It then bears interest itself.",
  },
  {
    term: "Debt service",
    definition: "The principal and interest paid in a year to repay the loan.",
  },
  {
    term: "Delivery charge",
    definition:
      "The amount that the ESCO adds to the construction cost for design, management, bonds, commissioning, verification, overhead, and profit.",
  },
  {
    term: "Escalation rate",
    definition: "The growth of the price of a resource, such as electricity, from one year to the next.",
  },
  {
    term: "Implementation period",
    definition:
      "The months from the award to the beginning of the performance period, in which the measures are built.",
  },
  {
    term: "Implementation price",
    definition:
      "The price of the measures: construction + delivery charge − incentives, for all measures, plus the price of developing the project.",
  },
  {
    term: "Incentives",
    definition:
      "Money from a utility or a program for saving energy. A one-time incentive lowers the price; other incentives are paid each year.",
  },
  {
    term: "Index rate",
    definition:
      "The published rate on which the interest of the loan is based, such as the yield of a treasury note. Index rate + added premium = project interest rate.",
  },
  {
    term: "Investment-grade audit",
    definition: "The detailed study of a site that is the basis for the price and the guarantee of a project.",
  },
  {
    term: "Payment timing",
    definition:
      "The time of a payment, at the beginning or at the end of its period, and the number of payments in a year.",
  },
  {
    term: "Performance period",
    definition: "The years after implementation in which savings are guaranteed and the loan is repaid, at most 25.",
  },
  {
    term: "Principal",
    definition: "The part of a payment that reduces the debt; also the debt without interest.",
  },
  {
    term: "Retained savings",
    definition: "The part of the guaranteed savings that the customer keeps instead of paying it to the contractor.",
  },
  {
    term: "Simple payback",
    definition:
      "Price ÷ estimated savings of the first year: the years until the savings equal the price, without interest.",
  },
  {
    term: "Undiscounted payback",
    definition:
      "The years until the savings of each year, added up without discounting, have paid the investment. Unlike the simple payback, it includes growth of the savings and expenses that reduce them.",
  },
];
