export interface DocComment {
  /** Paragraphs of prose, and indented lines (equations, examples), in order. */
  readonly parts: readonly DocPart[];
  readonly params: readonly { readonly name: string; readonly text: string }[];
  readonly returns: string | undefined;
  /** The program of the `@example` tag, unchanged. */
  readonly example: string | undefined;
  /** Texts of the `@spec` tags. */
  readonly spec: readonly string[];
}

export type DocPart =
  | { readonly kind: "prose"; readonly text: string }
  | { readonly kind: "lines"; readonly lines: readonly string[] };

/** Reads the text of a doc comment. Lines indented by four spaces or more stay unchanged. */
export function parseDocComment(comment: string): DocComment {
  const lines = comment
    .replace(/^\/\*\*/, "")
    .replace(/\*\/$/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\*(?: |$)/, "").trimEnd());
  const text = lines.join("\n").replace(/(?<=\S) (?=@(?:spec|throws|returns)\b)/g, "\n");
  const [description = "", ...tags] = text.split(/\n?^@(?=[a-z]+\b)/m);
  const tagsOf = (name: string): string[] =>
    tags.filter((tag) => tag.startsWith(`${name} `)).map((tag) => oneLine(tag.slice(name.length)));
  return {
    parts: partsOf(description),
    params: tagsOf("param").map((tag) => {
      const [name = "", ...words] = tag.split(/ - /);
      return { name: name.trim(), text: words.join(" - ") };
    }),
    returns: tagsOf("returns")[0],
    example: tags
      .find((tag) => tag.startsWith("example\n"))
      ?.slice("example\n".length)
      .trim(),
    spec: tagsOf("spec"),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

function partsOf(description: string): DocPart[] {
  const parts: DocPart[] = [];
  for (const block of description.split(/\n[ \t]*\n/)) {
    const lines = block.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0) continue;
    if (lines.every((line) => line.startsWith("    ")))
      parts.push({ kind: "lines", lines: lines.map((line) => line.trim()) });
    else parts.push({ kind: "prose", text: oneLine(block) });
  }
  return parts;
}
