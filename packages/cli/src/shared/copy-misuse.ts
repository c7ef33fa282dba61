import { type Io, STANDARD_STREAM } from "../io.js";
import type { HumanOrJson } from "./human-or-json.js";

/** Target of a copy of a workbook or a project file, and its name in messages. */
export interface CopyTarget {
  /** The file that is read. */
  readonly file: string;
  readonly output: string | undefined;
  /** `annotated copy` */
  readonly noun: string;
  /** Kind of the file; a workbook if absent. */
  readonly kind?: "workbook" | "project";
  /** Format of the report beside the copy, if any. */
  readonly format?: HumanOrJson;
}

const ENDINGS = { workbook: ".xlsx", project: ".json" } as const;

/** Reason why the copy cannot be written, as a sentence with the correction. */
export function copyMisuse({ file, output, noun, format, kind = "workbook" }: CopyTarget, io: Io): string | undefined {
  if (output === undefined) return `Give a file name for the ${noun}: -o FILE${ENDINGS[kind]}. In a pipe, use -o -.`;
  if (output === STANDARD_STREAM) {
    if (kind === "workbook" && io.stdoutTerminal.isTerminal)
      return "A workbook cannot be shown on a terminal. Write the workbook to a file: -o FILE.xlsx.";
    return format === "json"
      ? `The ${kind} and the report cannot both go to standard output. Give a file name with -o.`
      : undefined;
  }
  return io.isSameFile(file, output)
    ? `${output} is the ${kind} itself and would be overwritten. Choose another file name with -o.`
    : undefined;
}
