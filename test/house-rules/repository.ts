import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const ROOT: string = fileURLToPath(new URL("../../", import.meta.url));

const NOT_OURS = new Set(["node_modules", "dist", "coverage", ".git"]);

/** Every file of the repository that we write or generate, relative to the root, in order. */
export function listFiles(folder: string = ROOT): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = resolve(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : entry.isFile() ? [relative(ROOT, path).replaceAll("\\", "/")] : [];
    })
    .sort();
}

export const readText = (path: string): string => readFileSync(resolve(ROOT, path), "utf8");

/** True for a shipped source of a package: no tests and no test helpers. */
const isShippedSource = (path: string): boolean =>
  /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$/.test(path);

const isTypescript = (path: string): boolean => /^(packages|bench|scripts|test)\/.*\.tsx?$/.test(path);

export const pathOf = (file: ts.SourceFile): string => relative(ROOT, file.fileName).replaceAll("\\", "/");

/** A file without a copy on disk, for proving that a rule can fail. */
export function example(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(resolve(ROOT, path), text, ts.ScriptTarget.ES2022, true);
}

export interface Repository {
  /** TypeScript sources of packages, benchmarks, scripts, and tests. */
  readonly files: readonly ts.SourceFile[];
  readonly shipped: readonly ts.SourceFile[];
  /** The examples the repository was loaded with, by path. */
  readonly example: (path: string) => ts.SourceFile;
  readonly checker: ts.TypeChecker;
}

/** Parses all sources, and examples as additional files, and gives type information. */
export function loadRepository(examples: Readonly<Record<string, string>>): Repository {
  const texts = new Map(Object.entries(examples).map(([path, text]) => [resolve(ROOT, path), text]));
  const { config } = ts.readConfigFile(resolve(ROOT, "tsconfig.base.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const compilerOptions: ts.CompilerOptions = {
    ...options,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    types: ["node"],
    composite: false,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
  };
  // The binder sets parents, and no rule uses documentation comments as nodes.
  const host = ts.createCompilerHost(compilerOptions);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const { fileExists, readFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);

  const paths = listFiles().filter(isTypescript);
  const rootNames = [...paths.map((path) => resolve(ROOT, path)), ...texts.keys()];
  const program = ts.createProgram({ rootNames, options: compilerOptions, host });
  const sourceFile = (path: string): ts.SourceFile => {
    const file = program.getSourceFile(resolve(ROOT, path));
    if (file === undefined) throw new Error(`${path} is not part of the program`);
    return file;
  };
  const files = paths.map(sourceFile);
  return {
    files,
    shipped: files.filter((file) => isShippedSource(pathOf(file))),
    example: sourceFile,
    checker: program.getTypeChecker(),
  };
}
