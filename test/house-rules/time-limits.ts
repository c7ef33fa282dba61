import ts from "typescript";
import { nodesOf, type Violation, violation } from "./violation.js";

const TIMED = new Set(["test", "it", "describe", "beforeAll", "beforeEach", "afterAll", "afterEach"]);

/** Tests and hooks with a time limit of their own. A limit that suits one machine is too short for another. */
export function findTimeLimits(files: readonly ts.SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    nodesOf(file)
      .filter((node) => ts.isCallExpression(node))
      .filter(({ expression }) => TIMED.has(calledName(expression) ?? ""))
      .flatMap((call) => limitOf(call) ?? [])
      .map((limit) => violation(file, limit, "is a time limit of its own; vitest.config.ts has the one for all tests")),
  );
}

/** `test` of `test`, `test.each(…)`, and `describe.concurrent`. */
function calledName(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called)) return called.text;
  const isPart = ts.isPropertyAccessExpression(called) || ts.isCallExpression(called);
  return isPart ? calledName(called.expression) : undefined;
}

/** The limit among the arguments: what follows the function, or the option `timeout`. */
function limitOf({ arguments: given }: ts.CallExpression): ts.Node | undefined {
  const work = given.findIndex((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
  const options = given
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.filter((property) => property.name?.getText() === "timeout"));
  return work < 0 ? undefined : (given[work + 1] ?? options[0]);
}
