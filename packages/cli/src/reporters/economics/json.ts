import { ECONOMICS_FAILURES, type ProjectEconomicsView } from "@epb/engine/economics";
import { jsonText } from "../../format/json-text.js";
import { ENGINE } from "../../versions.js";
import { describeInput } from "../json/describe-input.js";
import { plainData } from "../json/plain-data.js";
import type { EconomicsAnswer } from "./answer.js";

const SCHEMA_VERSION = "1";

/** The economics for programs, to the last digit, with the cash flows they come from. */
export function economicsJson({ input, assumptions, baseDate, economics, escalation }: EconomicsAnswer): string {
  const { discountRate, studyPeriodYears, savings, discounting, rateName, source, note } = assumptions;
  const data = {
    schemaVersion: SCHEMA_VERSION,
    engine: ENGINE,
    source: describeInput(input),
    assumptions: {
      discountRate: { ...discountRate, ...(rateName !== undefined && { published: rateName }) },
      ...(studyPeriodYears !== undefined && { studyPeriodYears }),
      savings,
      discounting,
      ...(baseDate !== undefined && { baseDate }),
      ...(source !== undefined && { source }),
      ...(note !== "" && { note }),
    },
    financedContract: viewData(economics.financedContract),
    directPurchase: viewData(economics.directPurchase),
    ...(escalation !== undefined && { escalation: escalationData(escalation) }),
  };
  return `${jsonText(plainData(data), 2)}\n`;
}

function viewData(view: ProjectEconomicsView): object {
  if (!view.ok) return { ok: false, reason: view.reason, message: ECONOMICS_FAILURES[view.reason] };
  return {
    ok: true,
    ...view.economics,
    lifeCycleCost: view.lifeCycleCost,
    years: view.flows.years,
    investments: view.flows.investments,
  };
}

function escalationData({ rates, ...basis }: NonNullable<EconomicsAnswer["escalation"]>): object {
  const { ok: _, ...found } = { ok: true, ...rates };
  return { ...basis, ...found };
}
