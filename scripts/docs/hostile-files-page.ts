import { FINDING_CATALOGUE } from "../../packages/workbook/src/findings/catalogue.js";
import { HOSTILE_CHAPTERS, HOSTILE_FILES } from "../../packages/workbook/testing/hostile/all-hostile-files.js";
import type { HostileFile, Outcome } from "../../packages/workbook/testing/hostile/hostile-file.js";

export const HOSTILE_FILES_PAGE = "docs/hostile-files.md";

/** The page that lists every hostile file of the tests, with its attack and the result. */
export function hostileFilesPage(): string {
  return [
    "# Hostile files",
    "",
    "Written by `npm run docs` from `packages/workbook/testing/hostile`; a test checks that the page is current.",
    "",
    "A file from another computer may be damaged, may not be a workbook, or may be made to exhaust or to deceive the program that reads the file. epb either refuses such a file, or reads the file within limits. For a refused file, a finding gives the reason and the next step.",
    "",
    `The tests create the ${HOSTILE_FILES.length} files below and read each file with the reader, with the command, and with the shipped program in a separate process, whose memory and time are measured. epb writes only the requested output, follows no link out of the file, runs no formula or macro, and prints no control characters of the file on the terminal. The limits are in [read-limits.ts](../packages/workbook/src/xlsx/read-limits.ts).`,
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
