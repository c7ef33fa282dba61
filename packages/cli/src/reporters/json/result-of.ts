import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Outcome } from "../../calculate-input.js";
import type { Input } from "../../input/read-input.js";
import { ENGINE } from "../../versions.js";
import { describeInput } from "./describe-input.js";
import { plainData } from "./plain-data.js";
import { defaultReferenceData } from "./reference-data.js";
import { RESULT_SCHEMA_VERSION } from "./schema-version.js";

/** How the figures of a project came about, as plain data. */
export type ExplanationsOf = (result: CalculatedProject, input: Input) => readonly unknown[];

/** The result of one input as plain data. The fields are in the order in which they are written. */
export function resultOf({ input, result, diagnostics }: Outcome, explanationsOf?: ExplanationsOf): object {
  const isOk = result !== undefined && diagnostics.every(({ severity }) => severity !== "error");
  return {
    schemaVersion: RESULT_SCHEMA_VERSION,
    ok: isOk,
    engine: ENGINE,
    inputs: describeInput(input),
    ...(result !== undefined && {
      referenceData: defaultReferenceData(),
      project: plainData(result.project.record),
      calculatedValues: plainData(result.calculation.calculatedValues),
      ...(explanationsOf !== undefined && { explanations: explanationsOf(result, input) }),
    }),
    issues: diagnostics,
  };
}
