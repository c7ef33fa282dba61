import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "../../test/house-rules/repository.js";

export interface PackageProgram {
  readonly files: readonly ts.SourceFile[];
  readonly checker: ts.TypeChecker;
}

/** Parses source files of a package as its own settings say. */
export function packageProgram(packageFolder: string, paths: readonly string[]): PackageProgram {
  const folder = join(ROOT, packageFolder);
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const rootNames = paths.map((path) => join(ROOT, path));
  const program = ts.createProgram(rootNames, options);
  const files = rootNames.flatMap((name) => program.getSourceFile(name) ?? []);
  return { files, checker: program.getTypeChecker() };
}
