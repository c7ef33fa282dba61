import { Decimal } from "@epb/engine";
import type { GeneralExpression } from "@epb/engine/explain";
import type { ShownWhen } from "../templates/manifest.js";

/** The condition of a view as a test. */
export function conditionTest(condition: ShownWhen, row: number | undefined): GeneralExpression {
  if (condition.kind !== "rowsUpTo") {
    const { input: path, value } = condition;
    const test: GeneralExpression = { kind: "inputIs", input: { kind: "input", path }, value, label: path };
    return condition.kind === "inputIs" ? test : { kind: "not", of: test };
  }
  const limit: GeneralExpression =
    "figure" in condition.limit
      ? { kind: "figure", path: condition.limit.figure }
      : { kind: "input", path: condition.limit.input };
  return row === undefined
    ? { kind: "isThere", of: limit }
    : { kind: "isWithin", of: limit, atLeast: new Decimal(row) };
}
