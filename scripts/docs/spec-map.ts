import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import specSentences from "../spec-sentences.json" with { type: "json" };
import { ROOT, readSources } from "./sources.js";
import { type Citation, citationsOf } from "./spec-tags.js";

interface Sentence {
  readonly says: string;
  /** Phrases by which a tag names the sentence: contained in its quotation, or equal to it after `=`. */
  readonly cites: readonly string[];
  /** Why no file carries it, where none ever will. */
  readonly note?: string;
}

const SECTIONS: readonly {
  readonly section: string;
  readonly title: string;
  readonly headings: readonly (Omit<Sentence, "says"> & { heading: string; sentences: readonly Sentence[] })[];
}[] = specSentences;

/** True when a phrase of a tag names the sentence. */
function isCitedBy({ cites }: Pick<Sentence, "cites">, phrase: string): boolean {
  const plain = normalise(phrase);
  return cites.some((cite) =>
    cite.startsWith("=") ? plain === normalise(cite.slice(1)) : plain.includes(normalise(cite)),
  );
}

const normalise = (text: string): string =>
  text
    .replace(/[\s*]+/g, " ")
    .trim()
    .toLowerCase();

/** Quotations that no sentence of `spec-sentences.json` answers to, as `path:line §9 "…"`. */
export function unplacedQuotations(citations: readonly Citation[] = citationsOf(readSources())): string[] {
  return citations.flatMap(({ document, section, phrases, path, line }) => {
    if (document !== "C" || phrases.length === 0) return [];
    const ofSection = SECTIONS.find((one) => one.section === section);
    const isPlaced = ofSection?.headings.some((heading) =>
      [heading, ...heading.sentences].some((sentence) => phrases.some((phrase) => isCitedBy(sentence, phrase))),
    );
    return isPlaced ? [] : [`${path}:${line} C ${section} "${phrases.join('", "')}"`];
  });
}

/** Which files carry which sentence of the specification, and which sentences wait. */
export function specMapPage(): string {
  const citations = citationsOf(readSources());
  const sentences = SECTIONS.flatMap(({ section, headings }) =>
    headings.flatMap((heading) => heading.sentences.map((sentence) => ({ section, sentence }))),
  );
  const placed = sentences.filter(
    ({ section, sentence }) => sentence.note !== undefined || filesOf(citations, section, sentence).length > 0,
  ).length;
  return `${[
    "# Specification map",
    "",
    "Written by `npm run docs` from the `@spec` tags of the sources and `scripts/spec-sentences.json`; a test keeps it fresh.",
    "",
    "C is the Calculations specification, P the Platform specification, D a [decision](decisions/README.md). Sentences are shortened. A file is listed where its `@spec` tag quotes the sentence; a file that cites a whole heading stands beside the heading. *Not yet* marks what no file carries.",
    "",
    `${placed} of ${sentences.length} sentences of C have a place or need none.`,
    "",
    ...SECTIONS.flatMap(({ section, title, headings }) => [
      `## C ${section} ${title}`,
      "",
      ...aside(
        "Cited as a whole",
        citations.filter(isOf(section)).filter(({ phrases }) => phrases.length === 0),
      ),
      ...headings.flatMap((heading) => [
        `### ${heading.heading}`,
        "",
        ...aside("Cited as a whole", citingWhole(citations, section, heading)),
        "| sentence | where |",
        "|---|---|",
        ...heading.sentences.map((sentence) => {
          const where = filesOf(citations, section, sentence);
          return `| ${cell(sentence.says)} | ${where.length === 0 ? (sentence.note ?? "not yet") : where.map(fileLink).join(", ")} |`;
        }),
        "",
      ]),
    ]),
    ...platformTable(citations),
    ...decisionTable(citations),
  ].join("\n")}\n`;
}

const isOf =
  (section: string) =>
  (citation: Citation): boolean =>
    citation.document === "C" && citation.section === section;

/** Citations of a heading that name none of its sentences. */
function citingWhole(
  citations: readonly Citation[],
  section: string,
  heading: Pick<Sentence, "cites"> & { readonly sentences: readonly Sentence[] },
): Citation[] {
  return citing(citations, section, heading).filter(
    ({ phrases }) => !heading.sentences.some((sentence) => phrases.some((phrase) => isCitedBy(sentence, phrase))),
  );
}

function citing(citations: readonly Citation[], section: string, sentence: Pick<Sentence, "cites">): Citation[] {
  return citations.filter(isOf(section)).filter(({ phrases }) => phrases.some((phrase) => isCitedBy(sentence, phrase)));
}

const filesOf = (citations: readonly Citation[], section: string, sentence: Sentence): string[] =>
  distinctPaths(citing(citations, section, sentence));

const distinctPaths = (citations: readonly Citation[]): string[] =>
  [...new Set(citations.map(({ path }) => path))].sort();

function aside(words: string, citations: readonly Citation[]): string[] {
  const paths = distinctPaths(citations);
  return paths.length === 0 ? [] : [`${words}: ${paths.map(fileLink).join(", ")}`, ""];
}

/** Short name, full path behind it: `engine/pricing/ecm-price`. */
const fileLink = (path: string): string =>
  `[${path
    .replace(/^packages\//, "")
    .replace("/src/", "/")
    .replace(/\.tsx?$/, "")}](../${path})`;

const cell = (text: string): string => text.replaceAll("|", "\\|");

function platformTable(citations: readonly Citation[]): string[] {
  const ofPlatform = citations.filter(({ document }) => document === "P");
  const sections = [...new Set(ofPlatform.map(({ section }) => section))].sort(byNumber);
  if (sections.length === 0) return ["## P", "", "No file carries a sentence of the Platform specification yet.", ""];
  const rows = sections.map((section) => {
    const paths = distinctPaths(ofPlatform.filter((citation) => citation.section === section));
    return `| P ${section} | ${paths.map(fileLink).join(", ")} |`;
  });
  return ["## P", "", "| section | where |", "|---|---|", ...rows, ""];
}

function decisionTable(citations: readonly Citation[]): string[] {
  const rows = readdirSync(resolve(ROOT, "docs/decisions"))
    .filter((file) => /^\d{4}-d\d{2}-/.test(file))
    .sort()
    .map((file) => {
      const [, number = "", title = ""] =
        /^# \d+\. D(\d+): (.*)$/m.exec(readFileSync(resolve(ROOT, "docs/decisions", file), "utf8")) ?? [];
      const paths = distinctPaths(citations.filter(({ section }) => section === `D${number}`));
      const where = paths.length === 0 ? "not yet" : paths.map(fileLink).join(", ");
      return `| [D${number}](decisions/${file}) | ${cell(title)} | ${where} |`;
    });
  return ["## Decisions", "", "| decision | about | where |", "|---|---|---|", ...rows];
}

const byNumber = (a: string, b: string): number => Number(a.slice(1)) - Number(b.slice(1));
