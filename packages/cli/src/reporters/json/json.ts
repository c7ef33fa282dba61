import { createHash } from "node:crypto";
import type { Outcome } from "../../calculate-input.js";
import type { Input } from "../../input/read-input.js";
import { ENGINE } from "../../versions.js";
import type { Reporter } from "../reporter.js";
import { plainData } from "./plain-data.js";
import { defaultReferenceData } from "./reference-data.js";
import { RESULT_SCHEMA_VERSION } from "./schema-version.js";

/** Results for programs: an object for one input, a list for several. */
export const jsonReporter: Reporter = {
  one: (outcome) => JSON.stringify(resultOf(outcome), undefined, 2),
  together: (reports, inputCount) => {
    if (inputCount > 1) return `[\n${reports.join(",\n")}\n]\n`;
    return reports.map((report) => `${report}\n`).join("");
  },
};

/** The fields are in the order in which they are written. */
function resultOf({ input, result, diagnostics }: Outcome): object {
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
    }),
    issues: diagnostics,
  };
}

function describeInput({ file, bytes, kind, contents }: Input): object {
  return {
    file,
    ...(bytes !== undefined && { sha256: createHash("sha256").update(bytes).digest("hex") }),
    ...(kind !== undefined && { kind }),
    ...(contents.ok && contents.value.template !== undefined && { template: contents.value.template }),
  };
}
