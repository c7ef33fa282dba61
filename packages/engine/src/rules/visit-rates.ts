import type { RateKind } from "../bounds/rate-bounds.js";
import type { Decimal } from "../decimal/decimal.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { EscalationRateItem } from "../model/escalation-rate.js";
import type { PerformancePeriodYear } from "../model/performance-period-year.js";
import type { ProjectData } from "../model/project-data.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";

/** An item of a list that has a rate. */
export type RatedItem = EscalationRateItem | PerformancePeriodYear | EcmItem;

/**
 * @param at - The path of the rate; called only for rates that are reported, because there are hundreds.
 * @param item - Item that the rate is entered for, if the rate is in a list.
 */
type VisitRate = (value: Decimal, kind: RateKind, at: () => InputPath, item?: RatedItem) => void;

/** Visits every rate that is entered, in the order of the project data. */
export function visitRates(data: ProjectData, visit: VisitRate): void {
  const { financing, implementationPricing, implementationESAPayments: esa } = data;
  const visitEntered = (value: Decimal | undefined, kind: RateKind, at: () => InputPath, item?: RatedItem): void => {
    if (value !== undefined) visit(value, kind, at, item);
  };
  visitEntered(financing?.indexRate, "indexRate", () => inputPath("financing", "indexRate"));
  visitEntered(financing?.addedPremium, "addedPremium", () => inputPath("financing", "addedPremium"));
  visitEntered(data.other?.guarPctEstSav, "guarantee", () => inputPath("other", "guarPctEstSav"));
  for (const [name, value] of Object.entries(implementationPricing?.percentages ?? {})) {
    visitEntered(value, "markup", () => inputPath("implementationPricing", "percentages", name));
  }
  for (const item of data.escalationRates ?? []) {
    const { fieldId, year, value } = item;
    visitEntered(value, "escalation", () => inputPath("escalationRates", { fieldId, year }, "value"), item);
  }
  for (const item of data.performancePeriod ?? []) {
    const { year, deliveryChargePct } = item;
    const at = (): InputPath => inputPath("performancePeriod", { year }, "deliveryChargePct");
    visitEntered(deliveryChargePct, "deliveryCharge", at, item);
  }
  for (const item of data.ecms ?? []) {
    const { uuid, ecmCoveragePct } = item;
    visitEntered(ecmCoveragePct, "coverage", () => inputPath("ecms", { uuid }, "ecmCoveragePct"), item);
  }
  visitEntered(esa?.guarPercentage, "energyGuarantee", () => inputPath("implementationESAPayments", "guarPercentage"));
  visitEntered(esa?.energyDegradation, "degradation", () =>
    inputPath("implementationESAPayments", "energyDegradation"),
  );
}
