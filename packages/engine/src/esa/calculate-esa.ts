import { ESA_HORIZON_YEARS } from "../constants/horizons.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { sum, sumKnown } from "../decimal/sum.js";
import { EsaOption } from "../enumerations/esa-option.js";
import { SavingsCategory } from "../enumerations/savings-category.js";
import { SavingsField } from "../enumerations/savings-field.js";
import type { Report } from "../issues/issue.js";
import { yearList } from "../lists/year-list.js";
import type { EsaPayments, EsaPaymentYear } from "../model/calculated/esa-payments.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { EsaImplementation, EsaYearInput } from "../model/esa.js";
import type { EscalationRateItem } from "../model/escalation-rate.js";
import { inputPath } from "../path-text/input-path.js";
import { esaPayment, esaPrice, guaranteedProductionKwh } from "./esa-formulas.js";

export interface EsaInput {
  readonly agreement: EsaImplementation | undefined;
  readonly years: readonly EsaYearInput[];
  readonly measures: readonly EcmItem[];
  readonly escalationRates: readonly EscalationRateItem[];
}

/**
 * Payments under an energy sales agreement (ESA), years 1 to 20; none where the project has no such agreement.
 *
 * @spec C §9 "ESA payments"; D23
 */
export function calculateEsa(input: EsaInput, report: Report): EsaPayments {
  const { agreement, years: entries } = input;
  const measuresUnderEsa = input.measures.filter(({ esaOptionId }) => esaOptionId === EsaOption.UnderEsa);
  if (agreement === undefined && entries.length === 0 && measuresUnderEsa.length === 0) return { years: [] };

  for (const { year } of entries) {
    if (year <= ESA_HORIZON_YEARS) continue;
    report({ name: "esa/beyond-horizon", at: inputPath("performancePeriodESAPayments", { year }), details: { year } });
  }
  if (agreement?.year1ESAPrice === undefined) {
    report({ name: "esa/price-missing", at: inputPath("implementationESAPayments", "year1ESAPrice") });
    return { years: [] };
  }

  const firstYearKwh = sumKnown(
    measuresUnderEsa.map(
      ({ estimatedSavings }) =>
        estimatedSavings?.find(({ fieldId }) => fieldId === SavingsField.ElectricEnergyKwhPerYear)?.value,
    ),
  );
  const escalation = new Map(
    input.escalationRates
      .filter(({ fieldId }) => fieldId === SavingsCategory.ElectricEnergy)
      .map(({ year, value }) => [year, value]),
  );
  const entryOf = yearList(entries);
  const years: EsaPaymentYear[] = [];
  let price = agreement.year1ESAPrice;
  for (let year = 1; year <= ESA_HORIZON_YEARS; year++) {
    if (year > 1) price = esaPrice(price, escalation.get(year) ?? ZERO);
    const entry = entryOf.get(year);
    const production = entry?.guarProduction ?? computedProduction(firstYearKwh, agreement, year);
    years.push(paymentYear(year, price, production, entry?.reserveAccount));
  }
  reportYears(years, entries, report);
  return { years, totalEsaPayments: sum(years.map(({ esaPayment: payment }) => payment ?? ZERO)) };
}

function computedProduction(
  firstYearKwh: Decimal | undefined,
  { guarPercentage, energyDegradation }: EsaImplementation,
  year: number,
): Decimal | undefined {
  if (firstYearKwh === undefined || guarPercentage === undefined) return undefined;
  return guaranteedProductionKwh(firstYearKwh, guarPercentage, energyDegradation ?? ZERO, year);
}

function paymentYear(
  year: number,
  price: Decimal,
  production: Decimal | undefined,
  reserve: Decimal | undefined,
): EsaPaymentYear {
  return {
    year,
    esaPrice: price,
    ...(production && { guarProduction: production, esaPayment: esaPayment(price, production) }),
    ...(reserve && { reserveAccount: reserve }),
  };
}

function reportYears(years: readonly EsaPaymentYear[], entries: readonly EsaYearInput[], report: Report): void {
  // If production is entered year by year, the agreement ends with the last entry; it has at least a first year.
  const entered = entries.map(({ year }) => year).filter((year) => year <= ESA_HORIZON_YEARS);
  const lastEntered = Math.max(1, ...entered);
  for (const { year, esaPayment: payment, reserveAccount: reserve } of years) {
    const at = inputPath("performancePeriodESAPayments", { year });
    if (payment === undefined) {
      if (year <= lastEntered) report({ name: "esa/production-unknown", at, details: { year } });
    } else if (reserve?.gt(payment)) {
      report({ name: "esa/reserve-above-payment", at, details: { year, reserve, payment } });
    }
  }
}
