import { type Io, STANDARD_STREAM } from "../../io.js";
import { FORMATS_WITH_EXPLANATIONS, FORMATS_WITH_SCHEDULES } from "../../reports/formats.js";
import type { CalcOptions } from "./run.js";

/** What is wrong with how the command was called, as a sentence that says what to do. */
export function misuse(files: readonly string[], options: CalcOptions, io: Io): string | undefined {
  const { format, schedule: schedules = [], output, explain } = options;
  if (schedules.length > 0 && !FORMATS_WITH_SCHEDULES.includes(format)) {
    return "--schedule chooses the tables of --format csv and of the report to read. Leave it out: the other formats have everything.";
  }
  if (explain && !FORMATS_WITH_EXPLANATIONS.includes(format)) {
    return `--explain has no place in --format ${format}. Choose human, json, ndjson or html; epb explain shows one figure in detail.`;
  }
  if (format === "csv" && schedules.length > 1 && (output === undefined || output === STANDARD_STREAM)) {
    return "Several schedules are several tables, a file each. Name a folder for them: -o FOLDER.";
  }
  return workbookMisuse(files, options, io) ?? inputMisuse(files, output, io);
}

function workbookMisuse(files: readonly string[], { format, output }: CalcOptions, io: Io): string | undefined {
  if (format !== "xlsx") return undefined;
  if (files.length > 1) return "A results workbook holds one project. Name one file, and run the command for each.";
  if (output === undefined) return "Say where the workbook goes: -o FILE.xlsx, or -o - for a pipe.";
  return output === STANDARD_STREAM && io.stdoutTerminal.isTerminal
    ? "A workbook cannot be shown on a terminal. Name a file: -o FILE.xlsx."
    : undefined;
}

function inputMisuse(files: readonly string[], output: string | undefined, io: Io): string | undefined {
  if (files.filter((file) => file === STANDARD_STREAM).length > 1) {
    return "Standard input (-) can be read once. Name the other inputs as files.";
  }
  if (output !== undefined && files.some((file) => io.isSameFile(file, output))) {
    return `${output} is one of the inputs and would be overwritten. Name another file with -o.`;
  }
  return undefined;
}
