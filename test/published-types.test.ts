import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "./house-rules/repository.js";
import { nodesOf } from "./house-rules/violation.js";

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly types: string }>>;
}

/** The declarations of every entry point of a package. */
function entryPointsOf(name: string): readonly string[] {
  const folder = resolve(ROOT, "packages", name);
  const { exports } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as Manifest;
  return Object.values(exports).map(({ types }) => resolve(folder, types));
}

/** Declarations as a program reads them that imports the packages as they are published, with other types it has. */
function programOf(entryPoints: readonly string[], types: string[]): ts.Program {
  return ts.createProgram({
    rootNames: entryPoints,
    options: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ["lib.es2022.d.ts"],
      types,
      strict: true,
      noEmit: true,
    },
  });
}

const anyKeywordsOf = (file: ts.SourceFile): string[] =>
  [...nodesOf(file)]
    .filter(({ kind }) => kind === ts.SyntaxKind.AnyKeyword)
    .map((node) => `${relative(ROOT, file.fileName)}: ${node.parent.getText(file)}`);

// The engine's types need neither Node nor a browser.
describe.each([
  ["engine", []],
  ["workbook", ["node"]],
])("the published types of %s", (name, types) => {
  const entryPoints = entryPointsOf(name);
  let program: ts.Program;
  let files: readonly ts.SourceFile[];

  beforeAll(() => {
    expect(
      entryPoints.filter((entryPoint) => !existsSync(entryPoint)),
      "the packages are built: npm run build",
    ).toEqual([]);
    program = programOf(entryPoints, types);
    files = program.getSourceFiles().filter(({ fileName }) => fileName.includes("/packages/"));
  });

  test("exist for every entry point", () => {
    expect(files.length).toBeGreaterThan(entryPoints.length);
  });

  test("are complete: no type is any", () => {
    expect(files.flatMap(anyKeywordsOf)).toEqual([]);
  });

  test("resolve, so that nothing becomes any on the way", () => {
    const found = files.flatMap((file) => program.getSemanticDiagnostics(file));
    expect(found.map(({ messageText, file }) => [file?.fileName, messageText])).toEqual([]);
  });
});

test("any is found where it is", () => {
  const file = ts.createSourceFile("a.d.ts", "export declare const a: Map<string, any>;", ts.ScriptTarget.ES2022, true);
  expect(anyKeywordsOf(file)).toHaveLength(1);
});
