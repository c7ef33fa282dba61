import { CalculationType, type Project, ProjectType } from "@epb/engine";
import { ECONOMICS_FAILURES, type EconomicsFailure } from "@epb/engine/economics";

/** Options that remove a cause; the other causes are in the project or in rates that the command refuses. */
const ADVICE: Partial<Readonly<Record<EconomicsFailure, string>>> = {
  "study-period-missing": "Add --study-period YEARS.",
  "study-period-out-of-range": "Use --study-period with 1 to 100 years.",
  "study-period-shorter-than-contract": "Use --study-period with a number of years that covers the whole contract.",
  "inflation-missing": "Add --inflation RATE.",
  "rate-not-above-minus-one": "Correct --rate or --inflation.",
};

const EXPRESS_ADVICE: typeof ADVICE = {
  ...ADVICE,
  "study-period-missing":
    "The study period of an express project (ePX) is the number of planned guarantee years, which is missing. Add --study-period YEARS.",
};

/** Option of `epb economics` that removes a cause of missing economics; undefined if no option does. */
export function failureAdvice(reason: EconomicsFailure, { record }: Project): string | undefined {
  const isExpress = record.calculationType === CalculationType.Epx || record.projectType === ProjectType.Epx;
  return (isExpress ? EXPRESS_ADVICE : ADVICE)[reason];
}

/** Reason why a project has no economics, with the option that helps. */
export function failureText(reason: EconomicsFailure, project: Project): string {
  const advice = failureAdvice(reason, project);
  return advice === undefined ? ECONOMICS_FAILURES[reason] : `${ECONOMICS_FAILURES[reason]} ${advice}`;
}
