import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { listFiles, ROOT } from "../test/house-rules/repository.js";

// Removes each guard of the server, one at a time, and runs the tests: `npm run test:guards -- [--every 10] [folder or file…]`.
// Prints each guard whose removal fails no test. The script edits the working tree, restores every file, and takes hours.

/** Edit that removes one guard. */
interface GuardEdit {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly guard: string;
}

/** Names of functions that only throw. */
const REFUSING_CALL = /^(require|ensure|refuse|assert|guard|take)/;

const SOURCES = "packages/server/src/";

function guardsIn(path: string): readonly GuardEdit[] {
  const text = readFileSync(join(ROOT, path), "utf8");
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const edits: GuardEdit[] = [];
  const add = (node: ts.Node, replacement: string, guard: ts.Node): void => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    edits.push({ path, line, start, end, replacement, guard: guard.getText().replaceAll(/\s+/g, " ").slice(0, 100) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node) && node.elseStatement === undefined && alwaysThrows(node.thenStatement)) {
      add(node.expression, "false as boolean", node.expression);
    } else if (ts.isExpressionStatement(node) && isRefusingCall(node.expression)) add(node, ";", node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
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

/** Returns whether the tests pass. Tests beside the guard run first, because most of them notice its removal. */
function testsPass(path: string): boolean {
  const folder = dirname(path);
  const near = [folder, `${SOURCES}routes/${basename(folder)}`, `${SOURCES}security`].filter((one) => existsSync(one));
  return vitestPasses(near) && vitestPasses([]);
}

function vitestPasses(filters: readonly string[]): boolean {
  const options = ["run", "--project", "server", "--bail", "1", "--passWithNoTests", "--reporter", "dot"];
  const { status } = spawnSync("npx", ["vitest", ...options, ...filters], { cwd: ROOT, stdio: "ignore" });
  return status === 0;
}

function noticed(edit: GuardEdit): boolean {
  const file = join(ROOT, edit.path);
  const original = readFileSync(file, "utf8");
  const putBack = (): void => writeFileSync(file, original);
  process.once("exit", putBack);
  try {
    writeFileSync(file, original.slice(0, edit.start) + edit.replacement + original.slice(edit.end));
    return !testsPass(edit.path);
  } finally {
    putBack();
    process.off("exit", putBack);
  }
}

const options = process.argv.slice(2);
const at = options.indexOf("--every");
const every = at < 0 ? 1 : Number(options[at + 1]);
const places = options.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
// An exit restores the edited file.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const edits = listFiles()
  .filter((path) => path.startsWith(SOURCES) && path.endsWith(".ts") && !/\.(test|testing)\.ts$/.test(path))
  .filter((path) => places.length === 0 || places.some((place) => path.startsWith(place)))
  .flatMap(guardsIn)
  .filter((_, index) => index % every === 0);
console.log(`${edits.length} guards`);
let unnoticed = 0;
for (const edit of edits) {
  const isNoticed = noticed(edit);
  if (!isNoticed) unnoticed += 1;
  console.log(`${isNoticed ? "noticed  " : "UNNOTICED"} ${edit.path}:${edit.line}  ${edit.guard}`);
}
console.log(`${edits.length - unnoticed} of ${edits.length} guards are noticed when they are gone`);
process.exitCode = unnoticed === 0 ? 0 : 1;
