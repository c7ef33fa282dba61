import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "../../test/house-rules/repository.js";

/** A condition or a call that only refuses, with its place in a source file. */
export interface Guard {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** A condition can be replaced by `false`, a call by nothing. */
  readonly kind: "condition" | "call";
  /** Source text, shortened. */
  readonly text: string;
}

/** Names of functions that only throw. */
const REFUSING_CALL = /^(require|ensure|refuse|assert|guard|take)/;
const LONGEST_TEXT = 100;

/** Returns the guards of a source file in their order. */
export function guardsIn(path: string): readonly Guard[] {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), "utf8"), ts.ScriptTarget.ES2022, true);
  const guards: Guard[] = [];
  const add = (node: ts.Node, kind: Guard["kind"]): void => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    guards.push({ path, line, start, end, kind, text: node.getText().replaceAll(/\s+/g, " ").slice(0, LONGEST_TEXT) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node) && node.elseStatement === undefined && alwaysThrows(node.thenStatement)) {
      add(node.expression, "condition");
    } else if (ts.isExpressionStatement(node) && isRefusingCall(node.expression)) add(node, "call");
    ts.forEachChild(node, visit);
  };
  visit(source);
  return guards;
}

function alwaysThrows(statement: ts.Statement): boolean {
  if (ts.isBlock(statement)) {
    const last = statement.statements.at(-1);
    return last !== undefined && alwaysThrows(last);
  }
  return ts.isThrowStatement(statement);
}

function isRefusingCall(expression: ts.Expression): boolean {
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  if (!ts.isCallExpression(call)) return false;
  const name = ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression;
  return REFUSING_CALL.test(name.getText());
}
