import { jsonText } from "../../../format/json-text.js";
import { OUTPUT_KIND } from "../../../output-kinds.js";
import { ENGINE } from "../../../versions.js";
import type { Fixed } from "./fixed.js";

const SCHEMA_VERSION = "1";

/** Corrections for programs, with the findings of the corrected copy. */
export function fixedJson({ file, output, corrected, left, findings }: Fixed): string {
  const data = {
    kind: OUTPUT_KIND.fix,
    schemaVersion: SCHEMA_VERSION,
    engine: ENGINE,
    file,
    output,
    corrected,
    left,
    issues: findings,
  };
  return `${jsonText(data, 2)}\n`;
}
