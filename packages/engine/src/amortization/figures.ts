import type {
  AmortizationMonth,
  AmortizationTotal,
  AmortizationValues,
  AmortizationYear,
} from "../model/calculated/amortization-values.js";
import { type FigureDefinition, figuresAt } from "../model/figure.js";

const SPEC = "C §9 Amortization";
const DEBT_SERVICE = "Debt service";

const NEEDED_PAYMENT = { label: "Needed payment", quantity: "dollars", spec: `${SPEC}, D18` } as const;
const INCENTIVES = { label: "Incentives applied", quantity: "dollars", spec: `${SPEC}, D21` } as const;
const PRINCIPAL_PLUS_INTEREST = { label: "Principal plus interest", quantity: "dollars", spec: `${SPEC}, D4` } as const;
const PRINCIPAL = {
  label: "Principal",
  heading: { group: DEBT_SERVICE, label: "Principal" },
  quantity: "dollars",
  spec: `${SPEC}, D4`,
} as const;
const INTEREST = {
  label: "Interest",
  heading: { group: DEBT_SERVICE, label: "Interest" },
  quantity: "dollars",
  spec: `${SPEC}, D4`,
} as const;

export const AMORTIZATION_FIGURES: readonly FigureDefinition[] = [
  ...figuresAt<AmortizationMonth>("amortization.detail[year,month]", {
    paymentNumber: { label: "Payment no.", quantity: "count", spec: SPEC },
    paymentDate: { label: "Payment date", quantity: "date", spec: `${SPEC}, D17` },
    beginningBalance: { label: "Beginning balance", quantity: "dollars", spec: SPEC },
    actualPayment: { label: "Payment", quantity: "dollars", spec: `${SPEC}, D21` },
    incentive: { label: "Incentive", quantity: "dollars", spec: `${SPEC}, D21` },
    principal: { label: "Principal", quantity: "dollars", spec: `${SPEC}, D19` },
    interest: { label: "Interest", quantity: "dollars", spec: `${SPEC}, D19, D20` },
    endingBalance: { label: "Ending balance", quantity: "dollars", spec: `${SPEC}, D19` },
  }),
  ...figuresAt<AmortizationYear>("amortization.summary[year]", {
    neededPayment: NEEDED_PAYMENT,
    expenseIncentive: INCENTIVES,
    principalPlusInterest: PRINCIPAL_PLUS_INTEREST,
    principal: PRINCIPAL,
    interest: INTEREST,
  }),
  ...figuresAt<AmortizationTotal>("amortization.total", {
    totalNeededPayment: NEEDED_PAYMENT,
    totalExpenseIncentive: INCENTIVES,
    totalPrincipalPlusInterest: PRINCIPAL_PLUS_INTEREST,
    totalPrincipal: PRINCIPAL,
    totalInterest: INTEREST,
  }),
  ...figuresAt<AmortizationValues>("amortization", {
    paidOff: { label: "Paid off within 40 years", quantity: "yesNo", spec: `${SPEC}, D22` },
    remainingBalance: { label: "Remaining balance", quantity: "dollars", spec: `${SPEC}, D22` },
  }),
];
