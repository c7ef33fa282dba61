// The entry point of `@epb/workbook/tracing`. It brings the rules of explanations along, so programs that start often load it only
// for the few files with inputs that cannot be used.

import { explainProject } from "@epb/engine/explain";
import { calculateKnownFigures, calculateKnownInputs, dependentFigures } from "@epb/engine/withhold";
import type { UnknownTracer } from "./input-contents.js";

/** Finds out which figures depend on which inputs. */
export const TRACER: UnknownTracer = {
  calculate: calculateKnownFigures,
  calculateInputs: calculateKnownInputs,
  dependentFigures,
  explain: explainProject,
};
