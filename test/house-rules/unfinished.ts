import ts from "typescript";
import { nodesOf, type Violation, violation } from "./violation.js";

const SUITES = new Set(["test", "it", "describe", "suite", "bench"]);
const SWITCHED_OFF = new Set(["skip", "only", "todo", "fails", "skipIf", "runIf"]);

/** Tests that do not run, or that keep others from running: `test.skip`, `describe.each(…).only`. */
export function findSwitchedOffTests(files: readonly ts.SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    [...nodesOf(file)]
      .filter(
        (node): node is ts.PropertyAccessExpression =>
          ts.isPropertyAccessExpression(node) && SWITCHED_OFF.has(node.name.text) && isSuite(node.expression),
      )
      .map((node) => violation(file, node, `.${node.name.text} switches tests off; mend or remove the test`)),
  );
}

function isSuite(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return SUITES.has(node.text);
  return (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) && isSuite(node.expression);
}
