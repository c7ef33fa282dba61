import { FINDING_CATALOGUE } from "../../packages/workbook/src/findings/catalogue.js";
import { HOSTILE_CHAPTERS, HOSTILE_FILES } from "../../packages/workbook/testing/hostile/all-hostile-files.js";
import type { HostileFile, Outcome } from "../../packages/workbook/testing/hostile/hostile-file.js";

export const HOSTILE_FILES_PAGE = "docs/hostile-files.md";

/** The page that lists every hostile file of the tests, with what it tries and what happens. */
export function hostileFilesPage(): string {
  return [
    "# Hostile files",
    "",
    "Written by `npm run docs` from `packages/workbook/testing/hostile`; a test keeps it fresh.",
    "",
    "A workbook comes from somebody else's computer. It may be damaged, it may not be a workbook, and it may be made to exhaust or to fool the program that reads it. Every such file is either refused, with a finding that says what was found and what to do, or read within bounds.",
    "",
    `The tests make the ${HOSTILE_FILES.length} files below. They give them to the reader and to the command, and each of them to the shipped program in a process of its own, whose memory and time are measured. Nothing is written beside the output that was asked for, no link is followed out of the file, no formula or macro runs, and nothing in a file commands the terminal. The limits are in [read-limits.ts](../packages/workbook/src/scan/read-limits.ts).`,
    ...HOSTILE_CHAPTERS.flatMap(({ title, files }) => [
      "",
      `## ${title}`,
      "",
      "| file | what it tries | what happens |",
      "|---|---|---|",
      ...files.map(fileRow),
    ]),
    "",
  ].join("\n");
}

const fileRow = ({ name, tries, outcome }: HostileFile): string => `| ${name} | ${tries} | ${happens(outcome)} |`;

function happens(outcome: Outcome): string {
  switch (outcome.kind) {
    case "refused": {
      const { code, message } = FINDING_CATALOGUE[outcome.finding];
      return `Refused: ${linked(code)}, "${message}"`;
    }
    case "read":
      return `Read ${outcome.how}.`;
    case "project": {
      const codes = [...new Set(outcome.findings.map((finding) => finding.split(" ")[0] ?? ""))].sort();
      return `Read ${outcome.how}${codes.length === 0 ? "" : `; ${codes.map(linked).join(", ")}`}.`;
    }
    case "json":
      return `${outcome.how}${outcome.exitCode === 0 ? "" : `; ${outcome.codes.map(linked).join(", ")}`}.`;
    default:
      return outcome satisfies never;
  }
}

const linked = (code: string): string => `[${code}](issues/${code}.md)`;
