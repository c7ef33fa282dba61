import ts from "typescript";

const NUMBER_TEXT = /^-?\d+(\.\d+)?$/;
const CONSTANT_NAME = /^[A-Z][A-Z0-9_]+$/;

/** Another number, the other truth value, an imported number plus one. */
export function constantMutations(node: ts.Node, checker: ts.TypeChecker): readonly string[] {
  if (isName(node)) return [];
  if (ts.isNumericLiteral(node)) return [String(Number(node.text) + 1)];
  if (ts.isBigIntLiteral(node)) return [`${BigInt(node.text.slice(0, -1)) + 1n}n`];
  if (ts.isStringLiteral(node) && NUMBER_TEXT.test(node.text)) return [`"${Number(node.text) + 1}"`];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ["false"];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ["true"];
  return ts.isIdentifier(node) && CONSTANT_NAME.test(node.text) ? changedConstant(node, checker) : [];
}

/** Names of properties are no values. */
function isName(node: ts.Node): boolean {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent)) && parent.name === node;
}

/** A constant of the same file changes where it is defined. */
function changedConstant(name: ts.Identifier, checker: ts.TypeChecker): readonly string[] {
  const symbol = checker.getSymbolAtLocation(name);
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0) return [];
  const type = checker.getTypeAtLocation(name);
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return [`${name.text} + 1`];
  if ((type.flags & ts.TypeFlags.BigIntLike) !== 0) return [`${name.text} + 1n`];
  return type.getProperty("plus") === undefined ? [] : [`${name.text}.plus(1)`];
}
