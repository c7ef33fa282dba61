import { abbreviationOfState, Decimal, type Project, valueAtPath } from "@epb/engine";
import type { Correction } from "../findings/correction.js";
import type { Finding } from "./finding.js";

/** An issue of the calculation with the likely value of its input, if there is only one. */
export function withSuggestion(finding: Finding, { data }: Project): Finding {
  const suggestion = suggestionFor(finding, data);
  if (suggestion === undefined) return finding;
  const { advice, url, ...others } = finding;
  return { ...others, suggestion, advice, url };
}

function suggestionFor({ name, at }: Finding, data: Project["data"]): Correction | undefined {
  const value = at === undefined ? undefined : valueAtPath(data, at);
  switch (name) {
    case "rates/looks-like-percent-points":
      return Decimal.isDecimal(value) ? { kind: "number", value: value.div(100).toFixed() } : undefined;
    case "plausibility/state": {
      const abbreviation = typeof value === "string" ? abbreviationOfState(value) : undefined;
      return abbreviation === undefined ? undefined : { kind: "text", value: abbreviation };
    }
    default:
      return undefined;
  }
}
