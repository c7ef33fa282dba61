export interface Example {
  readonly language: "ts" | "html";
  readonly source: string;
  /** Output of the example: the text block directly below it. */
  readonly shows: string;
}

const BLOCK = /^```(ts|html)\n([\s\S]*?)^```$(?:\n\n```text\n([\s\S]*?)^```$)?/gm;

/** The examples of a page, in order. */
export const examplesOf = (markdown: string): readonly Example[] =>
  [...markdown.matchAll(BLOCK)].map(([, language, source = "", shows = ""]) => ({
    language: language === "html" ? "html" : "ts",
    source,
    shows,
  }));
