import ts from "typescript";
import { pathOf } from "../../test/house-rules/repository.js";
import { callMutations } from "./call-mutations.js";
import { constantMutations } from "./constant-mutations.js";
import { memberMutations } from "./member-mutations.js";
import type { Mutant } from "./mutant.js";
import { operatorMutations } from "./operator-mutations.js";

/** Texts that can stand in the place of an expression. The compiler accepts most of them: what it refuses needs no test. */
type Mutations = (node: ts.Node, checker: ts.TypeChecker) => readonly string[];

const ALL_MUTATIONS: readonly Mutations[] = [callMutations, operatorMutations, constantMutations, memberMutations];
const LONGEST_TEXT = 60;

/** Returns the mutants of source files in their order. */
export function mutantsIn(files: readonly ts.SourceFile[], checker: ts.TypeChecker): readonly Mutant[] {
  return files.flatMap((file) => file.statements.flatMap((statement) => [...mutantsOf(statement, file, checker)]));
}

function* mutantsOf(node: ts.Node, file: ts.SourceFile, checker: ts.TypeChecker): Generator<Mutant> {
  if (isForTypesOnly(node) || isAssignedPattern(node)) return;
  if (!isInsideOptionalChain(node)) {
    const replacements = new Set(ALL_MUTATIONS.flatMap((mutations) => mutations(node, checker)));
    replacements.delete(node.getText(file));
    for (const replacement of replacements) yield mutant(node, file, replacement);
  }
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* mutantsOf(child, file, checker);
}

function mutant(node: ts.Node, file: ts.SourceFile, replacement: string): Mutant {
  const [start, end] = [node.getStart(file), node.getEnd()];
  const isShorthand = ts.isShorthandPropertyAssignment(node);
  return {
    path: pathOf(file),
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    start,
    end,
    replacement,
    ...(isShorthand && { property: node.name.text }),
    change: `${shortened(node.getText(file))} → ${shortened(replacement)}`,
  };
}

const isForTypesOnly = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** `[one, other]` in `[one, other] = [other, one]`: variables and not values. */
function isAssignedPattern(node: ts.Node): boolean {
  const isPattern = ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);
  return isPattern && ts.isBinaryExpression(node.parent) && node.parent.left === node;
}

/** In `a?.b.c`, `a?.b` cannot stand in parentheses: without `a`, the whole chain is undefined. */
function isInsideOptionalChain(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isOptionalChain(node) && ts.isOptionalChain(parent) && parent.expression === node;
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT)}…` : line;
}
