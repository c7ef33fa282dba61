/** The process that calculates projects, so that the server can serve other requests. */
import { EngineError, parseProject } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";

import type { ProcessAnswer } from "../workers/calculation-tasks.js";

export { checkBody } from "../http/check-body.js";

/** @param projectText - A project as JSON. */
export function calculate(projectText: string): ProcessAnswer {
  const parsed = parseProject(JSON.parse(projectText));
  if (!parsed.ok) return refusal("project/data-invalid", { problems: parsed.problems });
  try {
    const { calculatedValues, issues } = calculateKnownFigures(parsed.value);
    return { ok: true, calculatedValues: JSON.stringify(calculatedValues), issues: JSON.stringify(issues) };
  } catch (error) {
    if (error instanceof EngineError) return refusal(error.code, error.details);
    throw error;
  }
}

const refusal = (code: string, details: object): ProcessAnswer => ({
  ok: false,
  code,
  details: JSON.stringify(details),
});
