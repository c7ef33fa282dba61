import ts from "typescript";
import { pathOf } from "./repository.js";
import { importsOf, nodesOf, type Violation, violation } from "./violation.js";

/** Names of the environment: clock, randomness, files, network, screen. */
const OUTSIDE = new Set([
  ...["console", "process", "Buffer", "require", "global", "globalThis", "window", "document", "navigator"],
  ...["performance", "crypto", "fetch", "XMLHttpRequest", "WebSocket", "localStorage", "sessionStorage"],
  ...["setTimeout", "setInterval", "setImmediate", "queueMicrotask"],
]);

/** Finds reads of the environment in the engine: the same input must give the same figures everywhere, at any time. */
export function findImpurity(files: readonly ts.SourceFile[]): Violation[] {
  const found: Violation[] = [];
  for (const file of files) {
    if (!pathOf(file).startsWith("packages/engine/src/")) continue;
    for (const name of importsOf(file)) {
      if (name.text.startsWith("node:")) found.push(violation(file, name, `${name.text} is not there in a browser`));
    }
    for (const node of nodesOf(file)) {
      const why = whyImpure(node);
      if (why !== undefined) found.push(violation(file, node, why));
    }
  }
  return found;
}

function whyImpure(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && isNamed(node.expression, "Date")) {
    return (node.arguments ?? []).length === 0 ? "new Date() reads the clock" : undefined;
  }
  if (ts.isCallExpression(node) && isNamed(node.expression, "Date")) return "Date() reads the clock";
  if (ts.isPropertyAccessExpression(node)) {
    if (isNamed(node.expression, "Date") && node.name.text === "now") return "Date.now reads the clock";
    if (isNamed(node.expression, "Math") && node.name.text === "random")
      return "Math.random gives other figures each time";
  }
  if (ts.isIdentifier(node) && OUTSIDE.has(node.text) && isFreeName(node))
    return `${node.text} belongs to the world outside`;
  return undefined;
}

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name;

/** True for a name that is used as a value on its own: not a property, a key or a declaration of that name. */
function isFreeName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isExpression(parent)) return true;
  return (
    (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isExpressionStatement(parent)) &&
    (ts.isExpressionStatement(parent) ? parent.expression === node : parent.initializer === node)
  );
}
