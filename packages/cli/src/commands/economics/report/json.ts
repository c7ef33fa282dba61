import type { Project } from "@epb/engine";
import type { ProjectEconomicsView } from "@epb/engine/economics";
import { jsonText } from "../../../format/json-text.js";
import { OUTPUT_KIND } from "../../../output-kinds.js";
import { describeInput } from "../../../reports/describe-input.js";
import { plainData } from "../../../reports/plain-data.js";
import { ENGINE } from "../../../versions.js";
import type { EconomicsAnswer } from "./answer.js";
import { assumptionData } from "./assumption-data.js";
import { failureData, measureData } from "./view-data.js";

const SCHEMA_VERSION = "1";

/** The economics for programs, to the last digit, with the cash flows they come from. */
export function economicsJson(answer: EconomicsAnswer): string {
  const { input, project, assumptions, baseDate, economics, escalation, unknownInputs, written } = answer;
  const data = {
    kind: OUTPUT_KIND.economics,
    schemaVersion: SCHEMA_VERSION,
    engine: ENGINE,
    source: describeInput(input),
    assumptions: assumptionData(assumptions, baseDate),
    ...(unknownInputs !== undefined && { unknownInputs }),
    financedContract: viewData(economics.financedContract, project),
    directPurchase: viewData(economics.directPurchase, project),
    ...(escalation !== undefined && { escalation: escalationData(escalation) }),
    ...(written !== undefined && { written }),
  };
  return `${jsonText(plainData(data), 2)}\n`;
}

function viewData(view: ProjectEconomicsView, project: Project): object {
  if (!view.ok) return failureData(view.reason, project);
  return {
    ok: true,
    ...measureData(view.economics),
    lifeCycleCost: view.lifeCycleCost,
    years: view.flows.years,
    investments: view.flows.investments,
  };
}

function escalationData({ rates, ...basis }: NonNullable<EconomicsAnswer["escalation"]>): object {
  const { ok: _, ...found } = { ok: true, ...rates };
  return { ...basis, ...found };
}
