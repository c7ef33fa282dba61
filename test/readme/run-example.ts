import ts from "typescript";

export type Modules = Readonly<Record<string, object>>;

export interface CheckedLine {
  readonly line: string;
  readonly actual: unknown;
  /** The value in the comment behind the line. */
  readonly expected: unknown;
}

/** The blocks of a page that are TypeScript. */
export const typescriptBlocks = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);

/**
 * Runs an example and gives the lines that say what they come to: `expression; // value`, where the value is JSON.
 *
 * @param modules - What its imports find, by name.
 */
export async function runExample(source: string, modules: Modules): Promise<readonly CheckedLine[]> {
  const checked: CheckedLine[] = [];
  const checking = source.replace(
    /^(?!(?:import|const|let|if|export)\b)(\S.*); \/\/ (.+)$/gm,
    (line, expression: string, value: string) => `check(${JSON.stringify(line)}, ${expression}, ${value});`,
  );
  const withModules = ts
    .transpile(checking, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext })
    .replace(/^import (\{[^}]*\}) from ("[^"]+");$/gm, "const $1 = modules[$2];")
    .replace(/^export \{\};$/gm, "");
  const check = (line: string, actual: unknown, expected: unknown): void => {
    checked.push({ line, actual, expected });
  };
  const run = new Function("modules", "check", `return (async () => {${withModules}})();`);
  await run(modules, check);
  return checked;
}
