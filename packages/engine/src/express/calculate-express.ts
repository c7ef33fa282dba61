import { type Decimal, ZERO } from "../decimal/decimal.js";
import { roundYearlySum } from "../decimal/rounding.js";
import { sum } from "../decimal/sum.js";
import type { Report } from "../issues/issue.js";
import type { GreenhouseGasSavings } from "../model/calculated/ecm-values.js";
import type { ExpressGhgSavings, ExpressValues, ExpressYear } from "../model/calculated/express-values.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { ExpressData } from "../model/express-data.js";
import { definedOnly } from "../objects/defined-only.js";
import { inputPath } from "../path-text/input-path.js";
import { debtServiceByYear } from "./debt-service-by-year.js";
import { netSavings } from "./net-savings.js";
import { reportTerms, reportUncoveredYears } from "./report-terms.js";

export interface ExpressInput {
  readonly express: ExpressData | undefined;
  readonly measures: readonly EcmItem[];
  /** $ */
  readonly totalPrice: Decimal;
  /** $ a year. */
  readonly annualCostSavings: Decimal;
  /** Years until the savings have paid the price; undefined if there are no savings. */
  readonly simplePayback: Decimal | undefined;
  /** Fraction per year; undefined where none is entered, and the price is paid without interest. */
  readonly interestRate: Decimal | undefined;
  /** Savings of the years from 1 on, $. */
  readonly savings: readonly { readonly estimated?: Decimal; readonly guaranteed?: Decimal }[];
  readonly ghg: GreenhouseGasSavings;
}

/**
 * The first look of the express edition (ePX): level debt service against guaranteed savings, and greenhouse gas by where
 * its figures come from.
 *
 * @spec C §3 "ePX additional data"; D25; 0038
 */
export function calculateExpress(input: ExpressInput, report: Report): ExpressValues {
  const { express, totalPrice } = input;
  const { financeTermYears, plannedGuaranteeYears, amtOfIncentivesAnticipated } = express?.financing ?? {};
  reportUnknownMeasures(input, report);
  reportTerms(express?.financing, report);

  const debtService = resolveDebtService(input, financeTermYears, report);
  const guaranteeYears = input.savings.slice(0, plannedGuaranteeYears ?? 0);
  const guaranteed = whole(guaranteeYears.map((year) => year.guaranteed));
  const estimated = whole(guaranteeYears.map((year) => year.estimated));
  const years = expressYears(guaranteed, debtService);
  reportUncoveredYears(years, guaranteeYears.length, report);

  const [totalGuaranteed, totalPaid] = [guaranteed && sum(guaranteed), debtService && sum(debtService)];
  return definedOnly({
    totalPrice,
    annualCostSavings: input.annualCostSavings,
    anticipatedIncentives: amtOfIncentivesAnticipated,
    simplePayback: input.simplePayback,
    annualDebtService: debtService?.[0],
    years,
    totalEstimatedCostSavings: estimated && sum(estimated),
    totalGuaranteedCostSavings: totalGuaranteed,
    totalDebtService: totalPaid,
    totalInterest: totalPaid?.minus(roundYearlySum(totalPrice)),
    totalNetSavings: totalPaid && totalGuaranteed?.minus(totalPaid),
    ghg: { entered: express?.ghgSavings ?? {}, computed: computedGhg(input.ghg) },
  });
}

/** Debt service of the years of the finance term, $. */
function resolveDebtService(
  { measures, totalPrice, interestRate }: ExpressInput,
  financeTermYears: number | undefined,
  report: Report,
): readonly Decimal[] | undefined {
  const isPriced = totalPrice.gt(0);
  if (!isPriced) {
    const price = measures.length === 0 ? undefined : totalPrice;
    report({ name: "express/price-missing", at: inputPath("ecms"), details: { price } });
  }
  const isNegative = interestRate?.lt(0) === true;
  if (isNegative) {
    const at = inputPath("financing", "addedPremium");
    report({ name: "express/interest-rate-negative", at, details: { rate: interestRate } });
  }
  if (!isPriced || isNegative || financeTermYears === undefined) return undefined;
  // Without a rate the price is paid in equal parts (D25).
  return debtServiceByYear(totalPrice, interestRate ?? ZERO, financeTermYears);
}

/** The ECM items carry the figures; the list of measures says which there have to be. */
function reportUnknownMeasures({ express, measures }: ExpressInput, report: Report): void {
  const known = new Set(measures.map(({ ecmNumber }) => ecmNumber));
  for (const { measureNumber } of express?.measures ?? []) {
    if (known.has(measureNumber)) continue;
    const at = inputPath("express", "measures", { measureNumber });
    report({ name: "express/measure-without-figures", at, details: { measureNumber } });
  }
}

/** The amounts where each is known; a sum that leaves a year out would be read as the whole. */
function whole(amounts: readonly (Decimal | undefined)[]): readonly Decimal[] | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 || known.length < amounts.length ? undefined : known;
}

function computedGhg({ annualScope1, annualScope2, annualTotal }: GreenhouseGasSavings): ExpressGhgSavings["computed"] {
  return definedOnly({ annualScope1, annualScope2, annualTotal });
}

/**
 * Every year of the guarantee and of the finance term. After the one that ends first nothing is guaranteed, or nothing paid.
 *
 * @param guaranteedSavings - Years of the guarantee, $; undefined when they are not known.
 * @param debtService - Years of the finance term, $; undefined when it is not known.
 */
export function expressYears(
  guaranteedSavings: readonly Decimal[] | undefined,
  debtService: readonly Decimal[] | undefined,
): readonly ExpressYear[] {
  const length = Math.max(guaranteedSavings?.length ?? 0, debtService?.length ?? 0);
  return Array.from({ length }, (_, index): ExpressYear => {
    const guaranteed = guaranteedSavings && (guaranteedSavings[index] ?? ZERO);
    const paid = debtService && (debtService[index] ?? ZERO);
    return definedOnly({
      year: index + 1,
      guaranteedSavings: guaranteed,
      debtService: paid,
      netSavings: guaranteed && paid && netSavings(guaranteed, paid),
    });
  });
}
