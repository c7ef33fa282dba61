import { MAXIMUM_PERFORMANCE_PERIOD_YEARS } from "../constants/horizons.js";
import type { Report } from "../issues/issue.js";
import type { ExpressYear } from "../model/calculated/express-values.js";
import type { ExpressFinancing } from "../model/express-data.js";
import { inputPath } from "../path-text/input-path.js";

const atFinancing = (field: keyof ExpressFinancing): string => inputPath("express", "financing", field);

/**
 * Reports of missing or unusual values of the finance term and the planned guarantee. @spec C §9 "Maximum performance
 * period 25 years"
 */
export function reportTerms(financing: ExpressFinancing | undefined, report: Report): void {
  const { financeTermYears, plannedGuaranteeYears } = financing ?? {};
  if (financeTermYears === undefined) {
    report({ name: "express/finance-term-missing", at: atFinancing("financeTermYears") });
  }
  if (plannedGuaranteeYears === undefined) {
    report({ name: "express/guarantee-years-missing", at: atFinancing("plannedGuaranteeYears") });
  }
  const years = Math.max(financeTermYears ?? 0, plannedGuaranteeYears ?? 0);
  if (years > MAXIMUM_PERFORMANCE_PERIOD_YEARS) {
    const at = atFinancing(years === financeTermYears ? "financeTermYears" : "plannedGuaranteeYears");
    report({ name: "express/term-over-limit", at, details: { years } });
  }
  if (
    financeTermYears !== undefined &&
    plannedGuaranteeYears !== undefined &&
    financeTermYears > plannedGuaranteeYears
  ) {
    report({
      name: "express/term-outlasts-guarantee",
      at: atFinancing("plannedGuaranteeYears"),
      details: { financeTermYears, guaranteeYears: plannedGuaranteeYears },
    });
  }
}

/**
 * Years of the guarantee that do not pay their debt service. The years after it are reported as a term that outlasts it,
 * and savings that are all zero with the savings.
 */
export function reportUncoveredYears(years: readonly ExpressYear[], guaranteeYears: number, report: Report): void {
  const guaranteed = years.slice(0, guaranteeYears);
  if (guaranteed.every(({ guaranteedSavings }) => guaranteedSavings?.isZero())) return;
  const uncovered = guaranteed.filter(({ netSavings }) => netSavings?.lt(0));
  const [first] = uncovered;
  if (first?.netSavings === undefined) return;
  report({
    name: "express/savings-below-debt-service",
    at: atFinancing("financeTermYears"),
    details: { firstYear: first.year, shortfall: first.netSavings.negated(), yearCount: uncovered.length },
  });
}
