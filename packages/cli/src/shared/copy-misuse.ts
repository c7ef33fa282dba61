import { type Io, STANDARD_STREAM } from "../io.js";
import type { HumanOrJson } from "./human-or-json.js";

/** Where the copy of a workbook or of a project file goes, and what it is called in sentences. */
export interface CopyTarget {
  /** The file that is read. */
  readonly file: string;
  readonly output: string | undefined;
  /** `annotated copy` */
  readonly noun: string;
  /** What the file is; a workbook if absent. */
  readonly kind?: "workbook" | "project";
  /** Of the report beside the copy, where there is one. */
  readonly format?: HumanOrJson;
}

const ENDINGS = { workbook: ".xlsx", project: ".json" } as const;

/** Why the copy cannot go where it should, as a sentence that says what to do. */
export function copyMisuse({ file, output, noun, format, kind = "workbook" }: CopyTarget, io: Io): string | undefined {
  if (output === undefined) return `Name a file for the ${noun}: -o FILE${ENDINGS[kind]}. In a pipe, use -o -.`;
  if (output === STANDARD_STREAM) {
    if (kind === "workbook" && io.stdoutTerminal.isTerminal)
      return "A workbook cannot be shown on a terminal. Name a file: -o FILE.xlsx.";
    return format === "json"
      ? `The ${kind} and the report cannot both go to standard output. Name a file with -o.`
      : undefined;
  }
  return io.isSameFile(file, output)
    ? `${output} is the ${kind} itself and would be overwritten. Name another file with -o.`
    : undefined;
}
