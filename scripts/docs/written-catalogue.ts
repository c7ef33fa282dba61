import ts from "typescript";
import { parse, type SourceText } from "./sources.js";

/** An entry of a catalogue, as it is written in a source file that keeps the catalogue to itself. */
export interface WrittenEntry {
  readonly name: string;
  readonly code: string;
  readonly severity: string | undefined;
  readonly message: string;
  readonly advice: string;
}

/** Entries `"name": { code: "EPB-…", message: "…", advice: "…" }` of a file, in order. */
export function writtenEntries(source: SourceText): WrittenEntry[] {
  const entries: WrittenEntry[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
      const texts = textsOf(node.initializer);
      const [code, message, advice] = ["code", "message", "advice"].map((name) => texts.get(name));
      if (ts.isStringLiteral(node.name) && code?.startsWith("EPB-") && message !== undefined && advice !== undefined) {
        entries.push({ name: node.name.text, code, severity: texts.get("severity"), message, advice });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return entries;
}

function textsOf(object: ts.ObjectLiteralExpression): ReadonlyMap<string, string> {
  return new Map(
    object.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) &&
      ts.isIdentifier(property.name) &&
      ts.isStringLiteralLike(property.initializer)
        ? [[property.name.text, property.initializer.text] as const]
        : [],
    ),
  );
}
