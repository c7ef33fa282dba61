import ts from "typescript";
import { pathOf } from "./repository.js";

/** Where a rule is broken and what to do: `packages/engine/src/a/b.ts:12 says why`. */
export type Violation = string;

export function violation(file: ts.SourceFile, node: ts.Node, why: string): Violation {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return `${pathOf(file)}:${line + 1} ${why}`;
}

/** Every node of a file, parents before children. */
export function* nodesOf(node: ts.Node): Iterable<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}

/** The module names a file imports or exports from, in whatever way. */
export function importsOf(file: ts.SourceFile): readonly ts.StringLiteral[] {
  const names: ts.StringLiteral[] = [];
  const add = (name: ts.Node | undefined): void => {
    if (name !== undefined && ts.isStringLiteral(name)) names.push(name);
  };
  for (const node of nodesOf(file)) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
  }
  return names;
}
