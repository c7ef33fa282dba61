import { Decimal, ONE } from "../decimal/decimal.js";
import { CalculationArea } from "../enumerations/calculation-area.js";
import { type InputPath, inputPath } from "../issues/input-path.js";
import type { Report } from "../issues/issue.js";
import type { ProjectData } from "../model/project-data.js";

/** A guarantee above the estimate is unusual but real; above this it is a typing mistake (D2). */
const LARGEST_GUARANTEED_PERCENTAGE = new Decimal("1.5");

/** Rates are fractions: one above 1 was probably typed as percent points. @spec D2 */
export function checkPercentPoints(data: ProjectData, report: Report): void {
  const { financing, implementationPricing, implementationESAPayments: esa } = data;
  /** Its place is asked for only when the rate is reported. */
  const check = (value: Decimal | undefined, area: CalculationArea, at: () => InputPath, limit = ONE): void => {
    // Hundreds of rates are looked at and hardly any reaches 1: its exponent says so before anything is compared.
    if (value === undefined || value.e < 0) return;
    if (value.gt(limit)) report({ name: "rates/looks-like-percent-points", at: at(), details: { value, area } });
  };

  check(financing?.indexRate, CalculationArea.ProjectCapitalization, () => inputPath("financing", "indexRate"));
  check(financing?.addedPremium, CalculationArea.ProjectCapitalization, () => inputPath("financing", "addedPremium"));
  check(
    data.other?.guarPctEstSav,
    CalculationArea.ItemizedSavings,
    () => inputPath("other", "guarPctEstSav"),
    LARGEST_GUARANTEED_PERCENTAGE,
  );
  for (const [name, value] of Object.entries(implementationPricing?.percentages ?? {})) {
    check(value, CalculationArea.ImplementationPricing, () => inputPath("implementationPricing", "percentages", name));
  }
  for (const { fieldId, year, value } of data.escalationRates ?? []) {
    check(value, CalculationArea.ItemizedSavings, () => inputPath("escalationRates", { fieldId, year }));
  }
  for (const { year, deliveryChargePct } of data.performancePeriod ?? []) {
    const at = (): InputPath => inputPath("performancePeriod", { year }, "deliveryChargePct");
    check(deliveryChargePct, CalculationArea.PerformancePeriod, at);
  }
  for (const { uuid, ecmCoveragePct } of data.ecms ?? []) {
    check(ecmCoveragePct, CalculationArea.Ecm, () => inputPath("ecms", { uuid }, "ecmCoveragePct"));
  }
  for (const name of ["guarPercentage", "energyDegradation"] as const) {
    check(esa?.[name], CalculationArea.PerformancePeriodExt, () => inputPath("implementationESAPayments", name));
  }
}
