import type { EsaPayments, EsaPaymentYear } from "../model/calculated/esa-payments.js";
import { type FigureDefinition, figuresAt } from "../model/figure.js";

const SPEC = "C §9 ESA payments";

export const ESA_FIGURES: readonly FigureDefinition[] = [
  ...figuresAt<EsaPaymentYear>("esaPayments.years[year]", {
    esaPrice: { label: "ESA price", quantity: "dollarsPerKwh", spec: SPEC },
    guarProduction: { label: "Guaranteed production, used", quantity: "kwhPerYear", unit: "kWh", spec: `${SPEC}, D23` },
    esaPayment: { label: "ESA payment", quantity: "dollars", spec: SPEC },
    reserveAccount: { label: "Reserve account", quantity: "dollars", spec: SPEC },
  }),
  ...figuresAt<EsaPayments>("esaPayments", {
    totalEsaPayments: { label: "Total ESA payments", quantity: "dollars", spec: SPEC },
  }),
];
