import { FINDING_CATALOGUE } from "../../packages/workbook/src/findings/catalogue.js";
import type { HostileFile } from "../../packages/workbook/testing/hostile/hostile-file.js";

/** Expected output of the command line for a hostile file. */
export interface ExpectedReport {
  readonly fileName: "project.xlsx" | "project.json";
  /** Undefined if errors and warnings determine the exit code. */
  readonly exitCode: number | undefined;
  /** Codes, or codes with their places. */
  readonly findings: readonly string[];
}

export function expectedReport({ outcome, findingOfCommand }: HostileFile): ExpectedReport {
  switch (outcome.kind) {
    case "refused":
      return {
        fileName: "project.xlsx",
        exitCode: 3,
        findings: [FINDING_CATALOGUE[findingOfCommand ?? outcome.finding].code],
      };
    case "read":
      return { fileName: "project.xlsx", exitCode: 1, findings: [FINDING_CATALOGUE["template/not-ours"].code] };
    case "project":
      return { fileName: "project.xlsx", exitCode: undefined, findings: outcome.findings };
    case "json":
      return { fileName: "project.json", exitCode: outcome.exitCode, findings: outcome.codes };
    default:
      return outcome satisfies never;
  }
}

/** Characters that control a terminal or reorder text; the program itself writes line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
export const COMMANDS_A_TERMINAL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
