import ts from "typescript";
import { fits } from "./fits.js";

const { SyntaxKind } = ts;

const OTHER_OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.PlusToken, "-"],
  [SyntaxKind.MinusToken, "+"],
  [SyntaxKind.AsteriskToken, "/"],
  [SyntaxKind.SlashToken, "*"],
  [SyntaxKind.PercentToken, "/"],
  [SyntaxKind.AsteriskAsteriskToken, "*"],
  [SyntaxKind.PlusEqualsToken, "-="],
  [SyntaxKind.MinusEqualsToken, "+="],
  [SyntaxKind.AsteriskEqualsToken, "/="],
  [SyntaxKind.SlashEqualsToken, "*="],
  [SyntaxKind.LessThanToken, "<="],
  [SyntaxKind.LessThanEqualsToken, "<"],
  [SyntaxKind.GreaterThanToken, ">="],
  [SyntaxKind.GreaterThanEqualsToken, ">"],
  [SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [SyntaxKind.ExclamationEqualsEqualsToken, "==="],
]);
const LOGICAL: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
]);

/** Conditions that are always or never true, other operators, one operand alone. */
export function operatorMutations(node: ts.Node, checker: ts.TypeChecker): readonly string[] {
  return [...(isCondition(node) ? fixedConditions(node) : []), ...otherForms(node, checker)];
}

function otherForms(node: ts.Node, checker: ts.TypeChecker): readonly string[] {
  if (ts.isPrefixUnaryExpression(node)) return isNegation(node) && !isTested(node) ? [node.operand.getText()] : [];
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  if (LOGICAL.has(operatorToken.kind)) {
    return [left, right].filter((operand) => fits(checker.getTypeAtLocation(operand), node, checker)).map(textOf);
  }
  const other = OTHER_OPERATORS.get(operatorToken.kind);
  const isLeftOut = other === undefined || (/^[!=]==$/.test(other) && isTested(node));
  return isLeftOut ? [] : [`${left.getText()} ${other} ${right.getText()}`];
}

const textOf = (node: ts.Node): string => node.getText();

/** What decides about an `if`, a `while`, or a choice. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  return ts.isConditionalExpression(parent) && parent.condition === node;
}

/** A `while` that is always true does not end. */
const fixedConditions = ({ parent }: ts.Node): readonly string[] =>
  ts.isWhileStatement(parent) ? ["false"] : ["true", "false"];

/** A condition or a part of one. Its opposite fails the same tests as a condition that is fixed or lacks a part. */
function isTested(node: ts.Node): boolean {
  const { parent } = node;
  const isPart =
    ts.isParenthesizedExpression(parent) ||
    (ts.isPrefixUnaryExpression(parent) && isNegation(parent)) ||
    (ts.isBinaryExpression(parent) && LOGICAL.has(parent.operatorToken.kind));
  return isCondition(node) || (isPart && isTested(parent));
}

const isNegation = ({ operator }: ts.PrefixUnaryExpression): boolean => operator === SyntaxKind.ExclamationToken;
