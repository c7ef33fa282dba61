import type ts from "typescript";

/** Whether a value of this type can stand in the place of an expression. Where the place asks for no type, any can. */
export function fits(type: ts.Type, expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const expected = checker.getContextualType(expression);
  return expected === undefined || checker.isTypeAssignableTo(type, expected);
}
