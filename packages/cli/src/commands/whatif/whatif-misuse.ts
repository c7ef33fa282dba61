import { type Io, STANDARD_STREAM } from "../../io.js";
import { RAW_MISUSE } from "../../options/format-option.js";
import type { Questions } from "./read-questions.js";
import type { WhatifOptions } from "./run.js";

/** Reason why the arguments are refused, as a sentence with the correction. */
export function misuse(file: string, options: WhatifOptions, io: Io): string | undefined {
  return questionMisuse(options) ?? outputMisuse(file, options, io);
}

function questionMisuse(options: WhatifOptions): string | undefined {
  const { set, vary, solve, by, between, monteCarlo, sample, chance, seed } = options;
  const isSimulated = monteCarlo !== undefined;
  if (set.length + vary.length === 0 && solve === undefined && !isSimulated) {
    return "Add a change: --set PATH=VALUE, --vary PATH=LOW..HIGH, --solve FIGURE=TARGET --by PATH, or --monte-carlo N --sample PATH=…. epb whatif --help shows examples.";
  }
  if (solve !== undefined && by === undefined) return "Give the path of the input that --solve varies: --by PATH.";
  if (solve === undefined && (by !== undefined || between !== undefined)) {
    return "--by and --between work only with --solve FIGURE=TARGET. Add --solve, or remove --by and --between.";
  }
  if (isSimulated && sample.length === 0)
    return "--monte-carlo needs an uncertain input. Add --sample PATH=triangular(LOW,MODE,HIGH).";
  if (!isSimulated && (sample.length + chance.length > 0 || seed !== undefined)) {
    return "--sample, --chance, and --seed work only with --monte-carlo N. Add --monte-carlo, or remove the other options.";
  }
  return undefined;
}

function outputMisuse(file: string, { format, raw, output }: WhatifOptions, io: Io): string | undefined {
  const isToStream = output === undefined || output === STANDARD_STREAM;
  if (format === "xlsx" && isToStream && io.stdoutTerminal.isTerminal) {
    return "A workbook cannot be shown on a terminal. Write the workbook to a file: -o FILE.xlsx.";
  }
  if (raw && format !== "csv") return RAW_MISUSE;
  return output !== undefined && io.isSameFile(file, output)
    ? `${output} is the project itself and would be overwritten. Choose another file name with -o.`
    : undefined;
}

/** Reports that several CSV tables need a folder. Their number is known only after parsing the questions. */
export function tablesMisuse({ format, set, output }: WhatifOptions, questions: Questions): string | undefined {
  const { ranges, solve, simulation } = questions;
  const tables = [
    set.length > 0,
    ranges.length > 0,
    ranges.some(({ steps }) => steps !== undefined),
    solve !== undefined,
    simulation !== undefined,
  ].filter((isAsked) => isAsked).length;
  const isFolder = output !== undefined && output !== STANDARD_STREAM && !/\.csv$/i.test(output);
  return format === "csv" && tables > 1 && !isFolder
    ? "Each table is written to a separate CSV file. Give a folder for the files: -o FOLDER."
    : undefined;
}
