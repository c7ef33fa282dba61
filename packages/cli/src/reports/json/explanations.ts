import { figureJson, type PlainValue } from "@epb/engine/explain";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Input } from "../../input/read-input.js";
import { explainerOf } from "../explainer-of.js";
import { headlineExplanations } from "../headline-explanations.js";

/** Calculation of the key figures as plain data. */
export function explanationsJson(result: CalculatedProject, input: Input): readonly PlainValue[] {
  return headlineExplanations(result, explainerOf(result, input)).map(figureJson);
}
