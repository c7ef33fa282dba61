import { jsonText } from "../../format/json-text.js";
import { type ExplanationsOf, resultOf } from "../json/result-of.js";
import type { Reporter } from "../reporter.js";

/** Results for streams of programs: an object for one input on one line. */
export function ndjsonReporter(explanationsOf?: ExplanationsOf): Reporter<string> {
  return {
    one: (outcome) => `${jsonText(resultOf(outcome, explanationsOf))}\n`,
    together: (reports) => (reports.length === 0 ? undefined : reports.join("")),
    isStream: true,
  };
}
