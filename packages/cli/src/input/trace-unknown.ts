import { explainProject } from "@epb/engine/explain";
import { calculateKnownFigures } from "@epb/engine/withhold";
import type { UnknownTracer } from "@epb/workbook/diagnostics";

/** Loaded only for a project with unknown inputs, because most projects have none. */
export const TRACER: UnknownTracer = { calculate: calculateKnownFigures, explain: explainProject };
