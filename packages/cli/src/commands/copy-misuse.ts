import { type Io, STANDARD_STREAM } from "../io.js";
import type { HumanOrJson } from "./human-or-json.js";

/** Where the copy of a workbook goes, and what it is called in sentences. */
export interface CopyTarget {
  /** The workbook that is read. */
  readonly file: string;
  readonly output: string | undefined;
  /** `annotated copy` */
  readonly noun: string;
  /** Of the report beside the copy, where there is one. */
  readonly format?: HumanOrJson;
}

/** Why the copy of a workbook cannot go where it should, as a sentence that says what to do. */
export function copyMisuse({ file, output, noun, format }: CopyTarget, io: Io): string | undefined {
  if (output === undefined) return `Say where the ${noun} goes: -o FILE.xlsx, or -o - for a pipe.`;
  if (output === STANDARD_STREAM) {
    if (io.stdoutTerminal.isTerminal) return "A workbook cannot be shown on a terminal. Name a file: -o FILE.xlsx.";
    return format === "json"
      ? "The workbook and the report cannot both go to standard output. Name a file with -o."
      : undefined;
  }
  return io.isSameFile(file, output)
    ? `${output} is the workbook itself and would be overwritten. Name another file with -o.`
    : undefined;
}
