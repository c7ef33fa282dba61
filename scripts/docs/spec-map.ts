import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import specSentences from "../spec-sentences.json" with { type: "json" };
import { filesOfRunningParts, hasOnlyTypes } from "./running-parts.js";
import { ROOT, readSources } from "./sources.js";
import { type Citation, citationsOf } from "./spec-tags.js";

interface Sentence {
  readonly says: string;
  /** Phrases by which a tag names the sentence: contained in its quotation, or equal to it after `=`. */
  readonly cites: readonly string[];
  /** Reason why no file implements the sentence, if none ever will. */
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

/** Quotations without a matching sentence in `spec-sentences.json`, as `path:line §9 "…"`. */
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

/** Names the parts that run code of some files. */
type RunsIn = (paths: readonly string[]) => string;

/**
 * Files that implement each sentence of the specification, the programs that run them, and the sentences without an
 * implementation.
 */
export async function specMapPage(): Promise<string> {
  const citations = citationsOf(readSources());
  const running = await filesOfRunningParts();
  const runsIn: RunsIn = (paths) => {
    const parts = [...running].filter(([, files]) => paths.some((path) => files.has(path))).map(([part]) => part);
    if (parts.length > 0) return parts.join(", ");
    return paths.every(hasOnlyTypes) ? "types" : "library only";
  };
  const sentences = SECTIONS.flatMap(({ section, headings }) =>
    headings.flatMap((heading) => heading.sentences.map((sentence) => ({ section, sentence }))),
  );
  const placed = sentences.filter(
    ({ section, sentence }) => sentence.note !== undefined || filesOf(citations, section, sentence).length > 0,
  ).length;
  return `${[
    "# Specification map",
    "",
    "Written by `npm run docs` from the `@spec` tags of the sources and `scripts/spec-sentences.json`; a test checks that the page is current.",
    "",
    "C is the Calculations specification, P the Platform specification, D a [decision](decisions/README.md). Sentences are shortened. A file is listed beside a sentence if its `@spec` tag quotes the sentence; a file that cites a whole heading is listed with the heading. *Not yet* marks sentences without a file.",
    "",
    "*Runs in* names the programs that run code of these files. *Types* means that the files only describe data. *Library only* means that none of our programs runs the code; the code is for other programs.",
    "",
    `${placed} of ${sentences.length} sentences of C are implemented in a file or need no file.`,
    "",
    ...SECTIONS.flatMap(({ section, title, headings }) => [
      `## C ${section} ${title}`,
      "",
      ...aside(
        "Files for the whole heading",
        citations.filter(isOf(section)).filter(({ phrases }) => phrases.length === 0),
      ),
      ...headings.flatMap((heading) => [
        `### ${heading.heading}`,
        "",
        ...aside("Files for the whole heading", citingWhole(citations, section, heading)),
        "| sentence | where | runs in |",
        "|---|---|---|",
        ...heading.sentences.map((sentence) => {
          const where = filesOf(citations, section, sentence);
          if (where.length === 0) return `| ${cell(sentence.says)} | ${sentence.note ?? "not yet"} | |`;
          return `| ${cell(sentence.says)} | ${where.map(fileLink).join(", ")} | ${runsIn(where)} |`;
        }),
        "",
      ]),
    ]),
    ...platformTables(citations, runsIn),
    ...decisionTable(citations, runsIn),
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

/** Short name with a link to the full path: `engine/pricing/ecm-price`. */
const fileLink = (path: string): string =>
  `[${path
    .replace(/^packages\//, "")
    .replace("/src/", "/")
    .replace(/\.tsx?$/, "")}](../${path})`;

const cell = (text: string): string => text.replaceAll("|", "\\|");

/** A sentence of the Platform specification is known by the words that tags quote of it. */
function platformTables(citations: readonly Citation[], runsIn: RunsIn): string[] {
  const ofPlatform = citations.filter(({ document }) => document === "P");
  const sections = [...new Set(ofPlatform.map(({ section }) => section))].sort(byNumber);
  return sections.flatMap((section) => {
    const ofSection = ofPlatform.filter((citation) => citation.section === section);
    const quotations = [...new Set(ofSection.flatMap((citation) => citation.quotations))].sort(byText);
    const whole = ofSection.filter((citation) => citation.quotations.length === 0);
    return [
      `## P ${section}`,
      "",
      ...aside("Files for the whole heading", whole),
      ...(quotations.length === 0 ? [] : ["| sentence | where | runs in |", "|---|---|---|"]),
      ...quotations.map((quotation) => {
        const where = distinctPaths(ofSection.filter((citation) => citation.quotations.includes(quotation)));
        return `| ${cell(quotation)} | ${where.map(fileLink).join(", ")} | ${runsIn(where)} |`;
      }),
      "",
    ];
  });
}

function decisionTable(citations: readonly Citation[], runsIn: RunsIn): string[] {
  const rows = readdirSync(resolve(ROOT, "docs/decisions"))
    .filter((file) => /^\d{4}-d\d{2}-/.test(file))
    .sort()
    .map((file) => {
      const [, number = "", title = ""] =
        /^# \d+\. D(\d+): (.*)$/m.exec(readFileSync(resolve(ROOT, "docs/decisions", file), "utf8")) ?? [];
      const paths = distinctPaths(citations.filter(({ section }) => section === `D${number}`));
      if (paths.length === 0) return `| [D${number}](decisions/${file}) | ${cell(title)} | not yet | |`;
      return `| [D${number}](decisions/${file}) | ${cell(title)} | ${paths.map(fileLink).join(", ")} | ${runsIn(paths)} |`;
    });
  return ["## Decisions", "", "| decision | about | where | runs in |", "|---|---|---|---|", ...rows];
}

const byNumber = (a: string, b: string): number => Number(a.slice(1)) - Number(b.slice(1));
const byText = (a: string, b: string): number => a.localeCompare(b, "en");
