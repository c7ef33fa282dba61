import type { ReplayDifference } from "@epb/engine/replay";
import type { ResultDifference } from "./report/difference.js";

/** Converts a difference from the engine to the form of the command line's own differences. */
export function envelopeDifference(difference: ReplayDifference): ResultDifference {
  const { kind } = difference;
  switch (difference.kind) {
    case "malformed": {
      const { problems } = difference;
      const [first] = problems;
      return {
        kind,
        message: "This version of epb cannot read this sealed result.",
        at: first?.at ?? "",
        sealed: first?.found,
        computed: first?.expected,
      };
    }
    case "envelope":
      return {
        kind,
        message: "The result was changed after it was sealed.",
        at: "sha256",
        sealed: difference.sealed,
        computed: difference.computed,
      };
    case "engine-version":
      return {
        kind,
        message: "The result is from another version of the engine.",
        at: "version",
        sealed: difference.sealed,
        computed: difference.current,
      };
    case "inputs":
      return {
        kind,
        message: "The project differs in these parts:",
        at: difference.parts.join(", "),
      };
    case "options":
      return {
        kind,
        message: "The result has an unknown calculation option.",
        at: difference.option,
        sealed: difference.sealed,
        computed: difference.available,
      };
    case "not-calculated":
      return { kind, message: `The project cannot be calculated: ${difference.message}`, at: difference.error };
    case "reference-data": {
      const [first] = difference.sets;
      return {
        kind,
        message: "The reference data differs.",
        at: first?.set ?? "",
        sealed: first?.sealed,
        computed: first?.current,
      };
    }
    case "figure":
      return {
        kind,
        message: "Figures differ. First difference:",
        at: difference.path,
        sealed: difference.sealed,
        computed: difference.computed,
      };
    case "issue":
      return {
        kind,
        message: "Findings differ. First difference:",
        at: `[#=${difference.position}]`,
        sealed: difference.sealed,
        computed: difference.computed,
      };
    default:
      return difference satisfies never;
  }
}
