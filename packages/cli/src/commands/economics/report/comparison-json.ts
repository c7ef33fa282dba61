import type { ProjectComparison } from "@epb/engine/economics";
import { jsonText } from "../../../format/json-text.js";
import { OUTPUT_KIND } from "../../../output-kinds.js";
import { describeInput } from "../../../reports/describe-input.js";
import { plainData } from "../../../reports/plain-data.js";
import { ENGINE } from "../../../versions.js";
import { assumptionData } from "./assumption-data.js";
import type { ComparedFile, EconomicsComparison } from "./comparison.js";
import { failureData, measureData } from "./view-data.js";

const SCHEMA_VERSION = "1";

/** The comparison for programs, to the last digit, with the parts of both life-cycle costs. */
export function comparisonJson(answer: EconomicsComparison): string {
  const { baseCase, alternative, assumptions, compared } = answer;
  const data = {
    kind: OUTPUT_KIND.economicsComparison,
    schemaVersion: SCHEMA_VERSION,
    engine: ENGINE,
    baseCase: fileData(baseCase),
    alternative: fileData(alternative),
    assumptions: assumptionData(assumptions),
    financedContract: viewData(compared.financedContract, answer),
    directPurchase: viewData(compared.directPurchase, answer),
  };
  return `${jsonText(plainData(data), 2)}\n`;
}

const fileData = ({ input, baseDate, unknownInputs }: ComparedFile): object => ({
  source: describeInput(input),
  ...(baseDate !== undefined && { baseDate }),
  ...(unknownInputs !== undefined && { unknownInputs }),
});

function viewData(view: ProjectComparison, answer: EconomicsComparison): object {
  if (!view.ok) {
    const { reason, of, lifeCycleCost } = view;
    return {
      ...failureData(reason, answer[of ?? "baseCase"].project),
      ...(of !== undefined && { of }),
      ...(lifeCycleCost !== undefined && { lifeCycleCost }),
    };
  }
  const { baseCase, alternative, economics } = view.comparison;
  return { ok: true, lifeCycleCost: { baseCase, alternative }, ...measureData(economics) };
}
