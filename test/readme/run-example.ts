import ts from "typescript";

export type Modules = Readonly<Record<string, object>>;

export interface CheckedLine {
  readonly line: string;
  readonly actual: unknown;
  /** The value in the comment after the line. */
  readonly expected: unknown;
}

export interface ExampleRun {
  /** Lines with an expected value. */
  readonly lines: readonly CheckedLine[];
  /** Text that the example wrote to the console. */
  readonly printed: string;
}

/**
 * Runs an example in TypeScript. Checks lines with an expected value, `expression; // value`; the value is written as
 * in JavaScript.
 *
 * @param modules - Modules for its imports, by name.
 */
export async function runExample(source: string, modules: Modules): Promise<ExampleRun> {
  const lines: CheckedLine[] = [];
  const checking = source.replace(
    /^(?!(?:import|const|let|if|for|export)\b)(\S.*); \/\/ (.+)$/gm,
    (line, expression: string, value: string) => `check(${JSON.stringify(line)}, ${expression}, ${value});`,
  );
  const withModules = ts
    .transpile(checking, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext })
    .replace(/^import (\{[^}]*\}) from ("[^"]+");$/gm, "const $1 = modules[$2];")
    .replace(/^export \{\};$/gm, "");
  const check = (line: string, actual: unknown, expected: unknown): void => {
    lines.push({ line, actual, expected });
  };
  let printed = "";
  const log = (text: string): void => {
    printed += `${text}\n`;
  };
  const run = new Function("modules", "check", "console", `return (async () => {${withModules}})();`);
  await run(modules, check, { log });
  return { lines, printed };
}
