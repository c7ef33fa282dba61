import { figureDefinition } from "@epb/engine";
import type { CalculatedProject, UnknownInput } from "@epb/workbook/diagnostics";
import type { Outcome, OutcomeJudgment } from "../../calculate-input.js";
import type { Input } from "../../input/read-input.js";
import { OUTPUT_KIND } from "../../output-kinds.js";
import { ENGINE } from "../../versions.js";
import { describeInput } from "../describe-input.js";
import { plainData } from "../plain-data.js";
import { waivedJson } from "../waived-json.js";
import { defaultReferenceData } from "./reference-data.js";
import { RESULT_SCHEMA_VERSION } from "./schema-version.js";

/** Calculation of a project's figures as plain data. */
export type ExplanationsOf = (result: CalculatedProject, input: Input) => readonly unknown[];

/** The figures that are omitted, by their ids, and the inputs that cannot be read. */
const withheldOf = ({ calculation }: CalculatedProject, inputs: readonly UnknownInput[]): object => ({
  inputs,
  figures: [...new Set(calculation.calculatedValues.withheld?.figures.map((path) => figureDefinition(path).id))],
});

/** Findings excluded by the configuration and waivers, and all findings before the exclusion. */
const judgmentOf = ({ waived, ignored, unjudged }: OutcomeJudgment): object => ({
  waived: waived.map(waivedJson),
  ignored,
  unjudged,
});

/** The result of one input as plain data. The fields are in the order in which they are written. */
export function resultOf({ input, result, findings, judgment }: Outcome, explanationsOf?: ExplanationsOf): object {
  const isOk = result !== undefined && findings.every(({ severity }) => severity !== "error");
  return {
    kind: OUTPUT_KIND.result,
    schemaVersion: RESULT_SCHEMA_VERSION,
    ok: isOk,
    engine: ENGINE,
    inputs: describeInput(input),
    ...(result !== undefined && {
      referenceData: defaultReferenceData(),
      project: plainData(result.project.record),
      projectData: plainData(result.project.data),
      calculatedValues: plainData({ ...result.calculation.calculatedValues, withheld: undefined }),
      ...(result.unknownInputs !== undefined && { withheld: withheldOf(result, result.unknownInputs) }),
      ...(explanationsOf !== undefined && { explanations: explanationsOf(result, input) }),
    }),
    issues: findings,
    ...(judgment !== undefined && judgmentOf(judgment)),
  };
}
