import ts from "typescript";
import { canBeDecimal } from "./decimal-types.js";
import { nodesOf, type Violation, violation } from "./violation.js";

const ORDER: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, "lt"],
  [ts.SyntaxKind.LessThanEqualsToken, "lte"],
  [ts.SyntaxKind.GreaterThanToken, "gt"],
  [ts.SyntaxKind.GreaterThanEqualsToken, "gte"],
]);

const EQUALITY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/**
 * Decimals compared with operators or in a `switch`: they compile, compare text or identity, and are wrong.
 * `price === undefined` asks whether there is a value, and may.
 */
export function findDecimalComparisons(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Violation[] {
  const isDecimal = (node: ts.Expression): boolean => canBeDecimal(checker.getTypeAtLocation(node), checker);
  const found: Violation[] = [];
  for (const file of files) {
    for (const node of nodesOf(file)) {
      if (ts.isBinaryExpression(node)) {
        const { left, operatorToken, right } = node;
        const method = ORDER.get(operatorToken.kind);
        if (method !== undefined && (isDecimal(left) || isDecimal(right))) {
          found.push(violation(file, node, `compares decimals with ${operatorToken.getText(file)}; use .${method}()`));
        } else if (EQUALITY.has(operatorToken.kind) && !isAbsence(left) && !isAbsence(right)) {
          if (isDecimal(left) || isDecimal(right)) {
            found.push(violation(file, node, `compares decimals with ${operatorToken.getText(file)}; use .eq()`));
          }
        }
      } else if (ts.isSwitchStatement(node) && isDecimal(node.expression)) {
        found.push(violation(file, node, "switches on a decimal; use .eq()"));
      }
    }
  }
  return found;
}

const isAbsence = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === "undefined");
