import ts from "typescript";
import { pathOf } from "./repository.js";
import { type Violation, violation } from "./violation.js";

/** `export *` anywhere, and anything but exported names in the entry point of a package. */
export function findEntryPointViolations(files: readonly ts.SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    file.statements.flatMap((statement) => {
      if (ts.isExportDeclaration(statement)) {
        const isList = statement.exportClause !== undefined && ts.isNamedExports(statement.exportClause);
        return isList ? [] : [violation(file, statement, "exports everything; write the names out")];
      }
      const isEntryPoint = /^packages\/[^/]+\/src\/index\.ts$/.test(pathOf(file));
      return isEntryPoint
        ? [violation(file, statement, "an entry point lists exported names and does nothing else")]
        : [];
    }),
  );
}
