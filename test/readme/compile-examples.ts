import { resolve } from "node:path";
import ts from "typescript";
import { ROOT } from "../house-rules/repository.js";

/** Errors of the compiler for examples in TypeScript, in the strict program of a reader. */
export function compileExamples(sources: readonly string[]): string[] {
  const texts = new Map(sources.map((source, index) => [resolve(ROOT, "packages", `example-${index + 1}.ts`), source]));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    customConditions: ["@epb/source"],
    lib: ["lib.es2022.d.ts"],
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  const program = ts.createProgram({ rootNames: [...texts.keys()], options, host });
  return [...texts.keys()].flatMap((path, index) => {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(({ messageText, start = 0 }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return `example ${index + 1}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
  });
}
