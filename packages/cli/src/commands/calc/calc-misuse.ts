import { type Io, STANDARD_STREAM } from "../../io.js";
import { FORMATS_WITH_EXPLANATIONS, FORMATS_WITH_SCHEDULES } from "../../reports/formats.js";
import type { CalcOptions } from "./run.js";

/** What is wrong with how the command was called, as a sentence that says what to do. */
export function misuse(files: readonly string[], options: CalcOptions, io: Io): string | undefined {
  const { format, schedule: schedules = [], output, explain } = options;
  if (schedules.length > 0 && !FORMATS_WITH_SCHEDULES.includes(format)) {
    return "--schedule works only with --format human and --format csv. Remove --schedule: the other formats contain all schedules.";
  }
  if (explain && !FORMATS_WITH_EXPLANATIONS.includes(format)) {
    return `--explain does not work with --format ${format}. Choose human, json, ndjson, or html, or use epb explain for one figure.`;
  }
  if (format === "csv" && schedules.length > 1 && (output === undefined || output === STANDARD_STREAM)) {
    return "Each schedule is written to a separate CSV file. Name a folder for the files: -o FOLDER.";
  }
  return workbookMisuse(files, options, io) ?? inputMisuse(files, output, io);
}

function workbookMisuse(files: readonly string[], { format, output }: CalcOptions, io: Io): string | undefined {
  if (format !== "xlsx") return undefined;
  if (files.length > 1)
    return "A workbook of results contains one project. Name one file, and run the command once for each project.";
  if (output === undefined) return "Name a file for the workbook: -o FILE.xlsx. In a pipe, use -o -.";
  return output === STANDARD_STREAM && io.stdoutTerminal.isTerminal
    ? "A workbook cannot be shown on a terminal. Name a file: -o FILE.xlsx."
    : undefined;
}

function inputMisuse(files: readonly string[], output: string | undefined, io: Io): string | undefined {
  if (files.filter((file) => file === STANDARD_STREAM).length > 1) {
    return "Standard input (-) can be used only once. Name files for the other inputs.";
  }
  if (output !== undefined && files.some((file) => io.isSameFile(file, output))) {
    return `${output} is one of the inputs and would be overwritten. Name another file with -o.`;
  }
  return undefined;
}
