import type { SourceText } from "./sources.js";

/** A reference of a `@spec` tag. */
export interface Citation {
  readonly path: string;
  readonly line: number;
  /** `C` Calculations, `P` Platform, `D` a decision. */
  readonly document: "C" | "P" | "D";
  /** `§9`, or `D19`. */
  readonly section: string;
  /** Quotations of the tag from the section, and its other words: `Amortization`, `monthly rate = annual rate / 12`. */
  readonly phrases: readonly string[];
  /** Phrases that the tag quotes. */
  readonly quotations: readonly string[];
}

/** Every citation of the `@spec` tags, and of the decisions named in other comments after `D3`'s pattern. */
export function citationsOf(sources: readonly SourceText[]): Citation[] {
  return sources.flatMap((source) =>
    [...source.text.matchAll(/@spec\s/g)].flatMap((match) => {
      const line = source.text.slice(0, match.index).split("\n").length;
      return referencesOf(tagText(source.text, match.index)).map((reference) => ({
        path: source.path,
        line,
        ...reference,
      }));
    }),
  );
}

/** The text of a tag: to the end of the comment, to the next tag or to an empty line. */
function tagText(text: string, start: number): string {
  const isLineComment = /\/\/[^\n]*$/.test(text.slice(0, start));
  if (isLineComment) return (/^[^\n]*/.exec(text.slice(start)) ?? [""])[0];
  const [comment = ""] = text.slice(start).split("*/");
  const [tag = ""] = comment
    .replace(/\n[ \t]*\*[ \t]?/g, "\n")
    .slice("@spec".length)
    .split(/\n\s*\n|\n?@[a-z]+\b/);
  return tag.replace(/\s+/g, " ").trim();
}

type Reference = Omit<Citation, "path" | "line">;

function referencesOf(tag: string): Reference[] {
  const references: { document: "C" | "P" | "D"; section: string; phrases: string[]; quotations: string[] }[] = [];
  let outside = "";
  const closeOutside = (): void => {
    const words = outside.split(/[,;.]/).map((part) => part.replace(/^[\s–-]+|\s+$/g, ""));
    references.at(-1)?.phrases.push(...words.filter((part) => part !== ""));
    outside = "";
  };
  const PIECES = /\b([CP])\s§(\d+)|"([^"]*)"|\bD(\d{1,2})\b|[^"CPD]+|["CPD]/g;
  for (const [piece, document, section, quote, decision] of tag.matchAll(PIECES)) {
    if (section !== undefined) {
      closeOutside();
      references.push({ document: document === "P" ? "P" : "C", section: `§${section}`, phrases: [], quotations: [] });
    } else if (quote !== undefined) {
      closeOutside();
      references.at(-1)?.phrases.push(quote);
      references.at(-1)?.quotations.push(quote);
    } else if (decision !== undefined) {
      closeOutside();
      references.push({ document: "D", section: `D${decision}`, phrases: [], quotations: [] });
    } else outside += piece;
  }
  closeOutside();
  return references;
}
