import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
// The bundler of the command line, which npm installs for scripts too.
import { type Plugin, rolldown } from "rolldown";
import ts from "typescript";
import { ROOT } from "./sources.js";

export type RunningPart = "command line" | "server" | "viewer";

/** Entry files of each part: its program, and the processes and workers that it starts. */
const ENTRIES: Readonly<Record<RunningPart, readonly string[]>> = {
  "command line": ["packages/cli/src/bin.ts", "packages/cli/src/commands/check/check-worker.ts"],
  server: ["packages/server/src/start/main.ts", ...filesOf("packages/server/src", /-process\.ts$/)],
  viewer: ["packages/viewer/src/main.tsx", ...filesOf("packages/viewer/src", /-worker\.ts$/)],
};

function filesOf(folder: string, name: RegExp): string[] {
  return readdirSync(resolve(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(ROOT, resolve(entry.parentPath, entry.name)))
    .sort();
}

/** The files with executed code of each part, by their path from the root: a bundler removes unused code. */
export async function filesOfRunningParts(): Promise<ReadonlyMap<RunningPart, ReadonlySet<string>>> {
  const parts = Object.entries(ENTRIES) as [RunningPart, readonly string[]][];
  return new Map(await Promise.all(parts.map(async ([part, entries]) => [part, await filesThatRun(entries)] as const)));
}

async function filesThatRun(entries: readonly string[]): Promise<ReadonlySet<string>> {
  const bundle = await rolldown({
    input: entries.map((path) => resolve(ROOT, path)),
    platform: "node",
    resolve: { conditionNames: ["@epb/source", "import", "node", "default"] },
    external: (id) => !/^(?:[./]|@epb\/|\0)/.test(id),
    plugins: [sourcesOnly],
    // A constant stays in its file, so that the file counts.
    optimization: { inlineConst: false },
    treeshake: { moduleSideEffects: (id) => entries.some((entry) => id.endsWith(entry)) },
  });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  return new Set(
    output
      .filter((file) => file.type === "chunk")
      .flatMap(({ modules }) => Object.entries(modules))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => relative(ROOT, id.replace(/\?.*$/, ""))),
  );
}

/** Styles and images have no sentences, and a worker has its own entry. */
const sourcesOnly: Plugin = {
  name: "sources-only",
  resolveId: {
    filter: { id: /\.(?:s?css|svg|png|webp|md)(?:\?.*)?$|\?worker/ },
    handler: (id) => ({ id: `\0${id}`, external: true }),
  },
};

/** True for a file without code of its own: interfaces, types, and what it exports from other files. */
export function hasOnlyTypes(path: string): boolean {
  const { outputText } = ts.transpileModule(readFileSync(resolve(ROOT, path), "utf8"), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, removeComments: true },
  });
  return outputText.replace(/export \{.*$/gm, "").trim() === "";
}
