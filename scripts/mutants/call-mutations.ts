import ts from "typescript";

/** Methods of decimals and of arrays that stand in for one another. */
const OTHER_METHODS: Readonly<Record<string, readonly string[]>> = {
  plus: ["minus"],
  minus: ["plus"],
  times: ["div"],
  div: ["times"],
  gt: ["gte"],
  gte: ["gt"],
  lt: ["lte"],
  lte: ["lt"],
  max: ["min"],
  min: ["max"],
  every: ["some"],
  some: ["every"],
};

/** Methods that another one replaces. To leave them out fails the same tests. */
const ARITHMETIC: ReadonlySet<string> = new Set(["plus", "minus", "times", "div"]);

const { Any, Unknown, Void, Never } = ts.TypeFlags;

/** Another method; the receiver or the first argument in place of the result; nothing in place of a call without result. */
export function callMutations(node: ts.Node, checker: ts.TypeChecker): readonly string[] {
  if (ts.isExpressionStatement(node.parent)) return isWork(node) ? ["undefined"] : [];
  if (!ts.isCallExpression(node)) return [];
  return [...otherMethods(node, checker), ...unchangedValues(node, checker)];
}

/** Calls and assignments that stand alone. */
const isWork = (node: ts.Node): boolean =>
  ts.isCallExpression(node) || ts.isAwaitExpression(node) || (ts.isBinaryExpression(node) && isAssignment(node));

const isAssignment = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

function otherMethods(call: ts.CallExpression, checker: ts.TypeChecker): readonly string[] {
  const { expression } = call;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const receiver = checker.getNonNullableType(checker.getTypeAtLocation(expression.expression));
  const text = call.getText();
  const [start, end] = [expression.name.getStart() - call.getStart(), expression.name.getEnd() - call.getStart()];
  return (Object.hasOwn(OTHER_METHODS, expression.name.text) ? (OTHER_METHODS[expression.name.text] ?? []) : [])
    .filter((name) => receiver.getProperty(name) !== undefined)
    .map((name) => text.slice(0, start) + name + text.slice(end));
}

/** Values of the call's own type that it starts from: `price` for `round(price)`, `rows` for `rows.filter(isPaid)`. */
function unchangedValues(call: ts.CallExpression, checker: ts.TypeChecker): readonly string[] {
  const result = checker.getTypeAtLocation(call);
  if ((result.flags & (Any | Unknown | Void | Never)) !== 0) return [];
  const { expression } = call;
  const isMethod = ts.isPropertyAccessExpression(expression);
  const receivers = isMethod && !ARITHMETIC.has(expression.name.text) ? [expression.expression] : [];
  const isFunction = !isMethod || !checker.isTypeAssignableTo(checker.getTypeAtLocation(expression.expression), result);
  const [first] = call.arguments;
  const values = [...receivers, ...(isFunction && first !== undefined && ts.isExpression(first) ? [first] : [])];
  return values
    .filter((value) => !ts.isSpreadElement(value))
    .filter((value) => checker.isTypeAssignableTo(checker.getTypeAtLocation(value), result))
    .map((value) => value.getText());
}
