import { jsonText } from "../../format/json-text.js";
import type { Reporter } from "../reporter.js";
import { type ExplanationsOf, resultOf } from "./result-of.js";

/** Results for programs: an object for one input, a list for several. */
export function jsonReporter(explanationsOf?: ExplanationsOf): Reporter<string> {
  return {
    one: (outcome) => jsonText(resultOf(outcome, explanationsOf), 2),
    together: (reports, inputCount) => {
      if (inputCount > 1) return `[\n${reports.join(",\n")}\n]\n`;
      const [report] = reports;
      return report === undefined ? undefined : `${report}\n`;
    },
  };
}
