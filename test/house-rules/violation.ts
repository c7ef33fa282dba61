import ts from "typescript";
import { pathOf } from "./repository.js";

/** Place of a broken rule and the next step: `packages/engine/src/a/b.ts:12 says why`. */
export type Violation = string;

export function violation(file: ts.SourceFile, node: ts.Node, why: string): Violation {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return `${pathOf(file)}:${line + 1} ${why}`;
}

/** Nodes of the files, cached because several rules search the same files. */
const nodesOfFiles = new WeakMap<ts.Node, readonly ts.Node[]>();

/** Every node of a file, parents before children. */
export function nodesOf(file: ts.Node): readonly ts.Node[] {
  const known = nodesOfFiles.get(file);
  if (known !== undefined) return known;
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  nodesOfFiles.set(file, nodes);
  return nodes;
}

/** Module names in the files, cached for several rules. */
const importsOfFiles = new WeakMap<ts.SourceFile, readonly ts.StringLiteral[]>();

/** All module names that a file imports or exports from. */
export function importsOf(file: ts.SourceFile): readonly ts.StringLiteral[] {
  const known = importsOfFiles.get(file) ?? findImports(file);
  importsOfFiles.set(file, known);
  return known;
}

function findImports(file: ts.SourceFile): readonly ts.StringLiteral[] {
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
