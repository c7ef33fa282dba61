import type { RateKind } from "../bounds/rate-bounds.js";
import type { Decimal } from "../decimal/decimal.js";
import type { ProjectData } from "../model/project-data.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";

/** @param at - The path of the rate; called only for rates that are reported, because there are hundreds. */
type VisitRate = (value: Decimal, kind: RateKind, at: () => InputPath) => void;

/** Visits every rate that is entered, in the order of the project data. */
export function visitRates(data: ProjectData, visit: VisitRate): void {
  const { financing, implementationPricing, implementationESAPayments: esa } = data;
  const visitEntered = (value: Decimal | undefined, kind: RateKind, at: () => InputPath): void => {
    if (value !== undefined) visit(value, kind, at);
  };
  visitEntered(financing?.indexRate, "indexRate", () => inputPath("financing", "indexRate"));
  visitEntered(financing?.addedPremium, "addedPremium", () => inputPath("financing", "addedPremium"));
  visitEntered(data.other?.guarPctEstSav, "guarantee", () => inputPath("other", "guarPctEstSav"));
  for (const [name, value] of Object.entries(implementationPricing?.percentages ?? {})) {
    visitEntered(value, "markup", () => inputPath("implementationPricing", "percentages", name));
  }
  for (const { fieldId, year, value } of data.escalationRates ?? []) {
    visitEntered(value, "escalation", () => inputPath("escalationRates", { fieldId, year }, "value"));
  }
  for (const { year, deliveryChargePct } of data.performancePeriod ?? []) {
    visitEntered(deliveryChargePct, "deliveryCharge", () =>
      inputPath("performancePeriod", { year }, "deliveryChargePct"),
    );
  }
  for (const { uuid, ecmCoveragePct } of data.ecms ?? []) {
    visitEntered(ecmCoveragePct, "coverage", () => inputPath("ecms", { uuid }, "ecmCoveragePct"));
  }
  visitEntered(esa?.guarPercentage, "energyGuarantee", () => inputPath("implementationESAPayments", "guarPercentage"));
  visitEntered(esa?.energyDegradation, "degradation", () =>
    inputPath("implementationESAPayments", "energyDegradation"),
  );
}
