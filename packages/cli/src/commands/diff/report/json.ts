import { jsonText } from "../../../format/json-text.js";
import { OUTPUT_KIND } from "../../../output-kinds.js";
import { describeInput } from "../../../reports/describe-input.js";
import { plainData } from "../../../reports/plain-data.js";
import { ENGINE } from "../../../versions.js";
import { type Compared, isKnownToBeSame } from "./compared.js";

const SCHEMA_VERSION = "1";

/** The comparison for programs: everything that differs, and every part of every change to the last digit. */
export function diffJson(compared: Compared): string {
  const { before, after, comparison, attribution, findings } = compared;
  const data = {
    kind: OUTPUT_KIND.diff,
    schemaVersion: SCHEMA_VERSION,
    engine: ENGINE,
    before: describeInput(before.input),
    after: describeInput(after.input),
    isSame: isKnownToBeSame(compared),
    ...(before.withheld !== undefined && { withheldBefore: before.withheld }),
    ...(after.withheld !== undefined && { withheldAfter: after.withheld }),
    inputs: comparison.inputs.map((input) => ({
      ...input,
      beforeCell: before.cellOf(input.path),
      afterCell: after.cellOf(input.path),
    })),
    figures: comparison.figures,
    attribution: {
      changes: attribution.changes.map(({ path, label, inputs }) => ({
        path,
        label,
        inputs: inputs.map((input) => input.path),
      })),
      figures: attribution.figures,
    },
    issues: findings,
  };
  return `${jsonText(plainData(data), 2)}\n`;
}
