import ts from "typescript";
import { canBeDecimal, isDecimalClass } from "./decimal-types.js";
import { pathOf } from "./repository.js";
import { nodesOf, type Violation, violation } from "./violation.js";

/** Decimal methods that return a rounded decimal, a text of fewer digits, or a binary number. */
const ROUNDING = new Set(["toDecimalPlaces", "toDP", "toSignificantDigits", "toSD", "toNearest", "round"]);
const WHOLE_NUMBER = new Set(["floor", "ceil", "trunc", "truncated", "divToInt", "dividedToIntegerBy"]);
const ROUNDED_TEXT = new Set(["toFixed", "toPrecision", "toExponential"]);

/** Rounds data. */
const MAY_ROUND = /^packages\/engine\/src\/decimal\//;
/** Writes figures as words and never returns them as data: `format.ts`, `format-dollars.ts`. */
const MAY_WRITE_ROUNDED = /^packages\/[^/]+\/src\/(.*\/)?format(-[a-z-]+)?\.ts$|^packages\/[^/]+\/src\/(.*\/)?format\//;
/** Counts the steps of a search with a decimal; no figure is rounded. */
const MAY_COUNT: readonly string[] = ["packages/engine/src/amortization/tail-remedies.ts"];

/**
 * Decimals rounded outside `decimal/`. `toFixed()` without digits writes every digit without rounding; `toFixed(2)` is
 * for words, and belongs in a file or folder named for formatting.
 */
export function findRounding(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Violation[] {
  const found: Violation[] = [];
  for (const file of files) {
    const path = pathOf(file);
    if (MAY_ROUND.test(path)) continue;
    for (const node of nodesOf(file)) {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) continue;
      const method = node.expression.name.text;
      const isText = ROUNDED_TEXT.has(method) && node.arguments.length > 0;
      const isWhole = WHOLE_NUMBER.has(method);
      if (!isText && !isWhole && !ROUNDING.has(method)) continue;
      if ((isText || isWrittenAtOnce(node)) && MAY_WRITE_ROUNDED.test(path)) continue;
      if (isWhole && MAY_COUNT.includes(path)) continue;
      const receiver = checker.getTypeAtLocation(node.expression.expression);
      if (!canBeDecimal(receiver, checker) && !isDecimalClass(receiver)) continue;
      const where = isText ? "a file named format.ts, for words" : "decimal/rounding.ts, under a name";
      found.push(violation(file, node.expression.name, `.${method}() rounds a decimal; that belongs in ${where}`));
    }
  }
  return found;
}

/** `rate.toDecimalPlaces(4).toFixed()`: the rounded decimal only exists until the text does. */
const isWrittenAtOnce = ({ parent }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(parent) && parent.name.text === "toFixed";
