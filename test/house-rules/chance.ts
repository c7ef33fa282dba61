import ts from "typescript";
import { pathOf } from "./repository.js";
import { nodesOf, type Violation, violation } from "./violation.js";

const TIMED = new Set(["test", "it", "describe", "beforeAll", "beforeEach", "afterAll", "afterEach"]);

/** Finds causes of flaky tests, based on their code. */
export function findChance(files: readonly ts.SourceFile[]): Violation[] {
  return files
    .filter((file) => /\.test\.tsx?$|\/(?:journeys|testing)\//.test(pathOf(file)))
    .flatMap((file) =>
      nodesOf(file)
        .filter((node) => ts.isCallExpression(node))
        .flatMap((call) => {
          const why = chanceIn(call, file);
          return why === undefined ? [] : [violation(file, call, why)];
        }),
    );
}

function chanceIn(call: ts.CallExpression, file: ts.SourceFile): string | undefined {
  const called = call.expression.getText(file);
  if (called.endsWith(".waitForTimeout") || isFixedWait(call, file)) {
    return "waits a fixed time; use expect.poll or until, or quietFor before a check that nothing has happened";
  }
  if (called === "expect" && /^await .*\.count\(\)$/s.test(call.arguments[0]?.getText(file) ?? "")) {
    return "counts what may not be there yet; use expect.poll";
  }
  if (called === "Date.now" && isPartOfText(call)) {
    return "makes an id from the clock; two of one millisecond are the same. Use randomUUID or a counter";
  }
  const limit = limitOf(call);
  return limit === undefined || hasComment(call, limit, file)
    ? undefined
    : "has a time limit of its own without a comment that says why";
}

/** `new Promise((resolve) => setTimeout(resolve, 500))` in a test. Test helpers may wait between two checks. */
function isFixedWait({ expression, arguments: given }: ts.CallExpression, file: ts.SourceFile): boolean {
  const isTest = /\.test\.tsx?$/.test(pathOf(file));
  return isTest && ts.isIdentifier(expression) && expression.text === "setTimeout" && given.length > 1;
}

function isPartOfText(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isTemplateSpan(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name.text === "toString") ||
    (ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && parent.expression.text === "String")
  );
}

/** The time limit of a test or a hook: the argument after the function, or the option `timeout`. */
function limitOf({ expression, arguments: given }: ts.CallExpression): ts.Node | undefined {
  if (!TIMED.has(calledName(expression) ?? "")) return undefined;
  const work = given.findIndex((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
  const options = given
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.filter((property) => property.name?.getText() === "timeout"));
  return work < 0 ? undefined : (given[work + 1] ?? options[0]);
}

/** `test` of `test`, `test.each(…)`, and `describe.concurrent`. */
function calledName(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called)) return called.text;
  const isPart = ts.isPropertyAccessExpression(called) || ts.isCallExpression(called);
  return isPart ? calledName(called.expression) : undefined;
}

/** True if a comment is before the call or before its limit. */
function hasComment(call: ts.CallExpression, limit: ts.Node, file: ts.SourceFile): boolean {
  return [call.parent, limit].some(
    (node) => (ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []).length > 0,
  );
}
