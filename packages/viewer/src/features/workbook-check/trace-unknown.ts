import { explainProject } from "@epb/engine/explain";
import { calculateKnownFigures } from "@epb/engine/withhold";
import type { UnknownTracer } from "@epb/workbook/diagnostics";

export const TRACER: UnknownTracer = { calculate: calculateKnownFigures, explain: explainProject };
