import { Decimal, ONE } from "../decimal/decimal.js";
import { CalculationArea } from "../enumerations/calculation-area.js";
import { type InputPath, inputPath } from "../issues/input-path.js";
import type { Report } from "../issues/issue.js";
import type { ProjectData } from "../model/project-data.js";

/** A guarantee above the estimate is unusual but real; above this it is a typing mistake (D2). */
const LARGEST_GUARANTEED_PERCENTAGE = new Decimal("1.5");

interface Rate {
  /** Where it stands; asked for only when the rate is reported. */
  readonly at: () => InputPath;
  readonly value: Decimal | undefined;
  readonly area: CalculationArea;
  readonly limit?: Decimal;
}

/** Rates are fractions: one above 1 was probably typed as percent points. @spec D2 */
export function checkPercentPoints(data: ProjectData, report: Report): void {
  for (const { at, value, area, limit = ONE } of allRates(data)) {
    // Hundreds of rates are looked at and hardly any reaches 1: its exponent says so before anything is compared.
    if (value === undefined || value.e < 0) continue;
    if (value.gt(limit)) report({ name: "rates/looks-like-percent-points", at: at(), details: { value, area } });
  }
}

function* allRates(data: ProjectData): Iterable<Rate> {
  const { financing, implementationPricing, implementationESAPayments: esa } = data;
  const capitalization = CalculationArea.ProjectCapitalization;
  yield { at: () => inputPath("financing", "indexRate"), value: financing?.indexRate, area: capitalization };
  yield { at: () => inputPath("financing", "addedPremium"), value: financing?.addedPremium, area: capitalization };
  yield {
    at: () => inputPath("other", "guarPctEstSav"),
    value: data.other?.guarPctEstSav,
    area: CalculationArea.ItemizedSavings,
    limit: LARGEST_GUARANTEED_PERCENTAGE,
  };
  for (const [name, value] of Object.entries(implementationPricing?.percentages ?? {})) {
    const at = (): InputPath => inputPath("implementationPricing", "percentages", name);
    yield { at, value, area: CalculationArea.ImplementationPricing };
  }
  for (const { fieldId, year, value } of data.escalationRates ?? []) {
    const at = (): InputPath => inputPath("escalationRates", { fieldId, year });
    yield { at, value, area: CalculationArea.ItemizedSavings };
  }
  for (const { year, deliveryChargePct: value } of data.performancePeriod ?? []) {
    const at = (): InputPath => inputPath("performancePeriod", { year }, "deliveryChargePct");
    yield { at, value, area: CalculationArea.PerformancePeriod };
  }
  for (const { uuid, ecmCoveragePct: value } of data.ecms ?? []) {
    yield { at: () => inputPath("ecms", { uuid }, "ecmCoveragePct"), value, area: CalculationArea.Ecm };
  }
  const area = CalculationArea.PerformancePeriodExt;
  yield { at: () => inputPath("implementationESAPayments", "guarPercentage"), value: esa?.guarPercentage, area };
  yield { at: () => inputPath("implementationESAPayments", "energyDegradation"), value: esa?.energyDegradation, area };
}
