import { posix } from "node:path";
import ts from "typescript";
import { type DocComment, parseDocComment } from "./doc-comment.js";
import { parse, type SourceText } from "./sources.js";

/** An exported function of a file, with its doc comment. */
export interface ExportedFunction {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  readonly parameters: readonly string[];
  /** The declaration without its body, on one line: `ecmPrice(cost: Decimal): Decimal`. */
  readonly declaration: string;
  /** The return type as written. */
  readonly returnType: string;
  readonly doc: DocComment | undefined;
}

export function exportedFunctions(source: SourceText): ExportedFunction[] {
  const file = parse(source);
  return file.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const described = functionOf(statement);
    if (described === undefined) return [];
    const { line } = file.getLineAndCharacterOfPosition(statement.getStart(file));
    return [
      {
        name: described.name,
        path: source.path,
        line: line + 1,
        parameters: described.signature.parameters.map(({ name }) => name.getText(file)),
        declaration: declarationOf(described, file),
        returnType: described.signature.type?.getText(file) ?? "",
        doc: docCommentOf(statement, source.text),
      },
    ];
  });
}

interface DescribedFunction {
  readonly name: string;
  readonly signature: ts.SignatureDeclaration;
}

function functionOf(statement: ts.Statement): DescribedFunction | undefined {
  if (ts.isFunctionDeclaration(statement)) {
    return statement.name && { name: statement.name.text, signature: statement };
  }
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  const { name, initializer } = declaration ?? {};
  if (name === undefined || initializer === undefined) return undefined;
  return ts.isIdentifier(name) && ts.isArrowFunction(initializer)
    ? { name: name.text, signature: initializer }
    : undefined;
}

function declarationOf({ name, signature }: DescribedFunction, file: ts.SourceFile): string {
  const typeParameters = signature.typeParameters?.map((parameter) => parameter.getText(file)).join(", ");
  const parameters = signature.parameters.map((parameter) => parameter.getText(file)).join(", ");
  const returned = signature.type?.getText(file) ?? "void";
  const generic = typeParameters === undefined ? "" : `<${typeParameters}>`;
  return `${name}${generic}(${parameters}): ${returned}`.replace(/\s+/g, " ");
}

/** The doc comment right before a statement. */
function docCommentOf(statement: ts.Node, text: string): DocComment | undefined {
  const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  const last = comments.map(({ pos, end }) => text.slice(pos, end)).at(-1);
  return last?.startsWith("/**") ? parseDocComment(last) : undefined;
}

/** Names an entry point exports, with the file each comes from: `packages/engine/src/pricing/ecm-price.ts#ecmPrice`. */
export function exportedByEntryPoint(entryPoint: SourceText): ReadonlySet<string> {
  const file = parse(entryPoint);
  const folder = entryPoint.path.slice(0, entryPoint.path.lastIndexOf("/"));
  return new Set(
    file.statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) return [];
      if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) return [];
      if (!ts.isStringLiteral(statement.moduleSpecifier)) return [];
      const path = posix.join(folder, statement.moduleSpecifier.text.replace(/\.js$/, ".ts"));
      return statement.exportClause.elements.map(({ name, propertyName }) => `${path}#${(propertyName ?? name).text}`);
    }),
  );
}
