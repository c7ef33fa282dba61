import ts from "typescript";
import { pathOf } from "./repository.js";
import type { TextFile } from "./texts.js";
import { nodesOf, type Violation } from "./violation.js";

/** Kinds of sentences: "reference" are texts of the command line, the API, and the server, which describe a thing. */
export type Place = "comment" | "document" | "reference" | "text";

export interface Sentence {
  readonly places: readonly Place[];
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** One row of docs/word-list.json. */
export interface Word {
  /** Regular expression; upper and lower case are the same. */
  readonly find: string;
  readonly use: string;
  readonly why: string;
  /** Only in these places; everywhere by default. */
  readonly in?: readonly Place[];
}

export interface WordList {
  readonly words: readonly Word[];
  /** Texts that the specification dictates letter for letter. */
  readonly specified: readonly string[];
}

/** Sentences with a word of the list, each with its replacement. */
export function findPrivateWords(sentences: readonly Sentence[], { words, specified }: WordList): Violation[] {
  const dictated = new Set(specified);
  const rules = words.map((word) => ({ ...word, pattern: new RegExp(word.find, "i") }));
  return sentences
    .filter(({ text }) => !dictated.has(text))
    .flatMap(({ places, path, line, text }) =>
      rules.flatMap((rule) => {
        if (rule.in !== undefined && !rule.in.some((place) => places.includes(place))) return [];
        const found = rule.pattern.exec(text)?.[0];
        return found === undefined ? [] : [`${path}:${line} "${found}" (use: ${rule.use}) in "${shortened(text)}"`];
      }),
    );
}

const shortened = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** Texts and comments of sources. Texts of tests are examples. */
export const sentencesOfSources = (files: readonly ts.SourceFile[]): Sentence[] =>
  files.flatMap((file) => [...textsOf(file), ...commentsOf(file)]);

/** Words of an error, a screen, a finding, or a description; a single word is a name. */
function textsOf(file: ts.SourceFile): Sentence[] {
  const path = pathOf(file);
  if (!/^packages\/[^/]+\/src\//.test(path) || /\.(test|testing)\.tsx?$/.test(path)) return [];
  const places: Place[] = /^packages\/(cli|contract|server)\//.test(path) ? ["text", "reference"] : ["text"];
  return nodesOf(file).flatMap((node) => {
    if (!isText(node) || ts.isImportDeclaration(node.parent)) return [];
    const text = node.text.replace(/\s+/g, " ").trim();
    return text.includes(" ") ? [{ places, path, line: lineAt(file, node.getStart(file)), text }] : [];
  });
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node) ||
  ts.isJsxText(node);

function commentsOf(file: ts.SourceFile): Sentence[] {
  const starts = new Set<number>();
  return nodesOf(file).flatMap((node) =>
    (ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []).flatMap(({ pos, end }) => {
      if (starts.has(pos)) return [];
      starts.add(pos);
      const text = file.text
        .slice(pos, end)
        .replace(/^\s*(\/\*+|\*+\/|\/\/|\*)|\*\/$/gm, "")
        // Sources quote the specification letter for letter.
        .replace(/@spec [^@]*/g, (source) => source.replace(/"[^"]*"/g, ""))
        .replace(/\s+/g, " ")
        .trim();
      return [{ places: ["comment"] as const, path: pathOf(file), line: lineAt(file, pos), text }];
    }),
  );
}

const lineAt = (file: ts.SourceFile, position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;

/** Lines of documents without their code. */
export const sentencesOfDocuments = (files: readonly TextFile[]): Sentence[] =>
  files.flatMap(({ path, text }) => {
    let inCode = false;
    return text.split("\n").flatMap((line, index) => {
      if (/^\s*```/.test(line)) inCode = !inCode;
      const words = line.replace(/`[^`]*`/g, "`…`").trim();
      return inCode || words === "" ? [] : [{ places: ["document"] as const, path, line: index + 1, text: words }];
    });
  });
