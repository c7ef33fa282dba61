import ts from "typescript";
import { pathOf } from "./repository.js";
import { nodesOf, type Violation, violation } from "./violation.js";

/** The programs. */
const PROGRAMS: ReadonlySet<string> = new Set(["packages/cli/src/bin.ts", "packages/server/src/start/main.ts"]);

const ENDS = new Set(["exit", "exitCode", "abort", "kill", "reallyExit"]);

/** Places that end the process, which makes them untestable and decides for the caller. */
export function findProcessExits(files: readonly ts.SourceFile[]): Violation[] {
  return files
    .filter((file) => !PROGRAMS.has(pathOf(file)))
    .flatMap((file) =>
      [...nodesOf(file)]
        .filter(
          (node): node is ts.PropertyAccessExpression =>
            ts.isPropertyAccessExpression(node) &&
            ENDS.has(node.name.text) &&
            ts.isIdentifier(node.expression) &&
            node.expression.text === "process",
        )
        .map((node) => violation(file, node, `process.${node.name.text} stands in bin.ts only; return an exit code`)),
    );
}
