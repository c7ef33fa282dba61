import { PROJECTION_HORIZON_YEARS } from "../constants/horizons.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { SavingsCategory } from "../enumerations/savings-category.js";
import type { Report } from "../issues/issue.js";
import { type YearList, yearList } from "../lists/year-list.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { EscalationRateItem } from "../model/escalation-rate.js";
import type { PerformancePeriodYear } from "../model/performance-period-year.js";
import { definedOnly } from "../objects/defined-only.js";
import { inputPath } from "../path-text/input-path.js";
import { estimatedAnnualSavings, guaranteedAnnualSavings } from "./annual-savings.js";
import { escalatedSavings } from "./escalated-savings.js";
import { firstYearSavings } from "./first-year-savings.js";

export interface ItemizedSavingsInput {
  readonly measures: readonly EcmItem[];
  readonly escalationRates: readonly EscalationRateItem[];
  readonly performancePeriod: readonly PerformancePeriodYear[];
  /** Fraction. */
  readonly guaranteedPercentage: Decimal | undefined;
}

export interface ItemizedSavingsResult {
  /** Years 1 to 40. */
  readonly years: readonly SavingsYear[];
  /** True when the guaranteed savings are there and not all zero: a loan can be paid from them. */
  readonly canPay: boolean;
}

export interface SavingsYear {
  readonly year: number;
  readonly categories: readonly { readonly fieldId: SavingsCategory; readonly value: Decimal }[];
  /** Σ of the categories, $. */
  readonly categorySavings: Decimal;
  /** $ */
  readonly incentives: Decimal;
  /** $; absent where incentives need a guaranteed percentage that is missing. */
  readonly estimated?: Decimal;
  /** Whole $; absent without a guaranteed percentage. */
  readonly guaranteed?: Decimal;
}

/**
 * Savings of years 1 to 40, by category, estimated and guaranteed.
 *
 * @spec C §9 "Itemized savings"; C §8 "Itemized savings"; D15
 */
export function calculateItemizedSavings(input: ItemizedSavingsInput, report: Report): ItemizedSavingsResult {
  const firstYear = firstYearSavings(input.measures);
  const hasSavings = sum([...firstYear.values()]).isZero() === false;
  const guaranteedPercentage = input.guaranteedPercentage?.isZero() ? undefined : input.guaranteedPercentage;

  reportCategoriesWithoutSavings(input.escalationRates, firstYear, report);
  if (!hasSavings) report({ name: "itemized-savings/no-initial-year-savings", at: inputPath("ecms") });
  if (guaranteedPercentage === undefined) {
    report({ name: "itemized-savings/guaranteed-percentage-missing", at: inputPath("other", "guarPctEstSav") });
  }

  const years = projectSavings(firstYear, input, guaranteedPercentage);
  const allZero = years.every(({ guaranteed }) => guaranteed?.isZero());
  if (guaranteedPercentage !== undefined && allZero) {
    report({ name: "itemized-savings/all-guaranteed-zero", at: inputPath("ecms") });
  }
  return { years, canPay: hasSavings && guaranteedPercentage !== undefined && !allZero };
}

function projectSavings(
  firstYear: ReadonlyMap<SavingsCategory, Decimal>,
  { escalationRates, performancePeriod }: ItemizedSavingsInput,
  guaranteedPercentage: Decimal | undefined,
): readonly SavingsYear[] {
  const rates = ratesByCategory(escalationRates);
  const entries = yearList(performancePeriod);
  const years: SavingsYear[] = [];
  let categories = [...firstYear].map(([fieldId, value]) => ({ fieldId, value }));
  for (let year = 1; year <= PROJECTION_HORIZON_YEARS; year++) {
    if (year > 1) {
      categories = categories.map(({ fieldId, value }) => ({
        fieldId,
        value: escalatedSavings(value, rates.get(fieldId)?.get(year)?.value ?? ZERO),
      }));
    }
    const categorySavings = sum(categories.map(({ value }) => value));
    const incentives = entries.get(year)?.incentivesOtherPayments ?? ZERO;
    years.push(
      definedOnly({
        year,
        categories,
        categorySavings,
        incentives,
        estimated: estimatedWherePossible(categorySavings, incentives, guaranteedPercentage),
        guaranteed: guaranteedPercentage && guaranteedAnnualSavings(categorySavings, incentives, guaranteedPercentage),
      }),
    );
  }
  return years;
}

function ratesByCategory(
  rates: readonly EscalationRateItem[],
): ReadonlyMap<SavingsCategory, YearList<EscalationRateItem>> {
  const ofCategories = new Map<SavingsCategory, EscalationRateItem[]>();
  for (const rate of rates) {
    const ofCategory = ofCategories.get(rate.fieldId);
    if (ofCategory === undefined) ofCategories.set(rate.fieldId, [rate]);
    else ofCategory.push(rate);
  }
  return new Map([...ofCategories].map(([fieldId, ofCategory]) => [fieldId, yearList(ofCategory)]));
}

/** Without incentives the estimate does not depend on the guaranteed percentage. */
function estimatedWherePossible(
  categorySavings: Decimal,
  incentives: Decimal,
  guaranteedPercentage: Decimal | undefined,
): Decimal | undefined {
  if (guaranteedPercentage !== undefined) {
    return estimatedAnnualSavings(categorySavings, incentives, guaranteedPercentage);
  }
  return incentives.isZero() ? categorySavings : undefined;
}

function reportCategoriesWithoutSavings(
  rates: readonly EscalationRateItem[],
  savings: ReadonlyMap<SavingsCategory, Decimal>,
  report: Report,
): void {
  for (const fieldId of new Set(rates.map((rate) => rate.fieldId))) {
    if (savings.has(fieldId)) continue;
    report({
      name: "itemized-savings/category-without-savings",
      at: inputPath("escalationRates", { fieldId }),
      details: { fieldId },
    });
  }
}
