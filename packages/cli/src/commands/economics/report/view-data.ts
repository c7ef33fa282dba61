import type { Project } from "@epb/engine";
import { ECONOMICS_FAILURES, type Economics, type EconomicsFailure, NO_RATE_REASONS } from "@epb/engine/economics";
import { failureAdvice } from "../failure-text.js";

/** Reason why there are no economics, with the option that helps, if any. */
export function failureData(reason: EconomicsFailure, project: Project): object {
  const advice = failureAdvice(reason, project);
  return {
    ok: false,
    reason,
    message: ECONOMICS_FAILURES[reason],
    ...(advice !== undefined && { advice }),
  };
}

/** Measures of the economics, with a sentence if there is no internal rate of return. */
export function measureData({ internalRatesOfReturn: rates, ...measures }: Economics): object {
  const message =
    rates.kind === "none"
      ? `There is no internal rate of return, because ${NO_RATE_REASONS[rates.reason]}.`
      : undefined;
  return { ...measures, internalRatesOfReturn: { ...rates, ...(message !== undefined && { message }) } };
}
