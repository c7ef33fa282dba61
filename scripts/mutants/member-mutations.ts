import ts from "typescript";
import { fits } from "./fits.js";

/** Nothing in place of what an object or an array is made of. */
export function memberMutations(node: ts.Node, checker: ts.TypeChecker): readonly string[] {
  const { parent } = node;
  if (ts.isSpreadAssignment(parent)) return ["undefined"];
  if (ts.isSpreadElement(parent)) return ts.isArrayLiteralExpression(parent.parent) ? ["[]"] : [];
  const member = ts.isShorthandPropertyAssignment(node) ? node.name : readMember(node);
  return member !== undefined && fits(checker.getUndefinedType(), member, checker) ? ["undefined"] : [];
}

/** A member whose value comes from elsewhere. What is worked out in place changes by itself. */
function readMember(node: ts.Node): ts.Expression | undefined {
  const { parent } = node;
  const isMember =
    ts.isArrayLiteralExpression(parent) || (ts.isPropertyAssignment(parent) && parent.initializer === node);
  return isMember && (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) ? node : undefined;
}
