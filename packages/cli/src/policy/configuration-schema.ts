import { didYouMean } from "@epb/engine/lookup";
import { SEVERITIES, type Severity } from "@epb/workbook/diagnostics";
import * as z from "zod/mini";
import { isKnownArea, isKnownCode, similarCodes } from "../diagnostics/issue-text.js";
import { described, filledText } from "./described.js";

const SEVERITY_ERROR = `Write ${SEVERITIES.map((severity) => `"${severity}"`).join(" or ")}.`;
const severity = z.enum(SEVERITIES, SEVERITY_ERROR);
const path = (what: string) => filledText(`Write the path of ${what} in quotation marks.`);

/** Complaint about a word that names no code. */
const noCode = (word: unknown): string => {
  const hint = didYouMean(similarCodes(String(word))) || "epb explain --all lists all codes.";
  return `There is no code ${String(word)}. ${hint}`;
};

const code = z
  .string('Write a code such as "EPB-PRC-001".')
  .check(z.refine((word) => isKnownCode(word), { error: ({ input }) => noCode(input) }));
const codeOrArea = z
  .string('Write a code such as "EPB-PRC-001", or an area such as "EPB-PRC".')
  .check(z.refine((word) => isKnownCode(word) || isKnownArea(word), { error: ({ input }) => noCode(input) }));
const codes = z.array(codeOrArea, "Write a list of codes in square brackets.");

/** Contents of a configuration file. */
export interface ConfigurationData {
  readonly $schema?: string | undefined;
  readonly paths?: readonly string[] | undefined;
  readonly failOn?: Severity | undefined;
  readonly maxWarnings?: number | undefined;
  readonly allowSkipped?: boolean | undefined;
  readonly severity?: Readonly<Record<string, Severity>> | undefined;
  readonly select?: readonly string[] | undefined;
  readonly ignore?: readonly string[] | undefined;
  readonly baseline?: string | undefined;
}

/** The configuration file of epb, `epb.config.json`. */
export const configurationSchema: z.ZodMiniType<ConfigurationData> = z.strictObject(
  {
    $schema: z.optional(
      described(z.string("Write the address of a schema in quotation marks."), "Address of this schema, for editors."),
    ),
    paths: z.optional(
      described(
        z
          .array(path("a file, a folder, or a pattern"), "Write a list of paths in square brackets.")
          .check(z.minLength(1, "Enter at least one path.")),
        "Default files, folders, and patterns of epb check. These paths apply only if the command line has no paths, and are relative to the folder of this file.",
      ),
    ),
    failOn: z.optional(described(severity, "Exit with status 1 on findings of this severity or higher.")),
    maxWarnings: z.optional(
      described(
        z.int("Write a whole number of 0 or more.").check(z.minimum(0, "Write a whole number of 0 or more.")),
        "epb check exits with status 1 if there are more warnings than this number.",
      ),
    ),
    allowSkipped: z.optional(
      described(
        z.boolean("Write true or false."),
        "epb check accepts spreadsheets in formats that epb does not read, such as .xlsb. Otherwise, epb check exits with status 1 if a folder or a pattern contains one.",
      ),
    ),
    severity: z.optional(
      described(
        z.record(code, severity, "Write an object with a severity for each code."),
        "Severity by code, in place of the default severity.",
      ),
    ),
    select: z.optional(
      described(codes, "Codes (EPB-PRC-001) and areas (EPB-PRC) to report. By default, epb reports all codes."),
    ),
    ignore: z.optional(described(codes, "Codes and areas to ignore. The report gives the number of ignored findings.")),
    baseline: z.optional(
      described(
        path("a baseline"),
        "Baseline of known findings for epb check, as a path relative to the folder of this file.",
      ),
    ),
  },
  { error: (issue) => (issue.code === "unrecognized_keys" ? undefined : "Write an object in curly brackets.") },
);
