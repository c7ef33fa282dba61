import type { GlossaryTerm } from "@epb/contract";

/** Price, financing and payments. */
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
      "What is borrowed: implementation price + construction interest + other costs of procuring the financing − payments made during implementation.",
  },
  {
    term: "Cancellation ceiling",
    definition:
      "The most that the customer owes if the contract is cancelled in a given month. It falls as the loan is repaid.",
  },
  {
    term: "Capitalized interest",
    definition:
      "Interest that is not paid when it falls due and is added to the loan instead. It then bears interest itself.",
  },
  {
    term: "Debt service",
    definition: "Principal and interest of a year: what repays the loan.",
  },
  {
    term: "Delivery charge",
    definition:
      "What the ESCO adds to the cost of construction for design, management, bonds, commissioning, verification, overhead and profit.",
  },
  {
    term: "Escalation rate",
    definition: "By how much the price of a resource, such as electricity, grows from one year to the next.",
  },
  {
    term: "Implementation period",
    definition:
      "The months from the award to the beginning of the performance period, in which the measures are built.",
  },
  {
    term: "Implementation price",
    definition:
      "What the measures cost: construction + delivery charge − incentives, for all measures, and the price of developing the project.",
  },
  {
    term: "Incentives",
    definition:
      "Money from a utility or a programme for saving energy. Some is paid once and lowers the price, some comes every year.",
  },
  {
    term: "Index rate",
    definition:
      "The published rate on which the interest of the loan is based, such as the yield of a treasury note. With the added premium it makes the project interest rate.",
  },
  {
    term: "Investment-grade audit",
    definition: "The thorough study of a site on which the price and the guarantee of a project rest.",
  },
  {
    term: "Payment timing",
    definition:
      "Whether a payment is made at the beginning or at the end of its period, and how many there are in a year.",
  },
  {
    term: "Performance period",
    definition: "The years after implementation in which savings are guaranteed and the loan is repaid, 25 at most.",
  },
  {
    term: "Principal",
    definition: "The part of a payment that makes the debt smaller; also the debt itself, without interest.",
  },
  {
    term: "Retained savings",
    definition: "The part of the guaranteed savings that the customer keeps instead of paying it to the contractor.",
  },
  {
    term: "Simple payback",
    definition: "Price ÷ savings of the first year: the years until a measure has paid for itself, without interest.",
  },
  {
    term: "Undiscounted payback",
    definition:
      "The years until the savings of each year, added up without discounting, have paid the investment. Savings that grow, and expenses that reduce them, make it differ from the simple payback.",
  },
];
