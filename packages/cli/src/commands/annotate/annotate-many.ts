import { posix } from "node:path";
import { ExitCode, gravestExitCode } from "../../exit-code.js";
import { shownName } from "../../file-names.js";
import { type Io, STANDARD_STREAM } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { targetComplaint } from "../../output/write-output.js";
import { findInputs } from "../check/find-inputs.js";
import { slashed } from "../check/glob-files.js";
import { countOf } from "../check/report/file-words.js";
import { SkippedFiles } from "../check/report/skipped-files.js";
import { skippedLines } from "../check/report/skipped-words.js";
import { type AnnotateOptions, annotateOne } from "./annotate-one.js";

/** Writes an annotated copy of each workbook into a folder, in the same subfolders. A broken file never stops the rest. */
export async function annotateMany(names: readonly string[], options: AnnotateOptions, io: Io): Promise<ExitCode> {
  const { output, quiet } = options;
  if (output === undefined || output === STANDARD_STREAM || io.kindOf(output) === "file") {
    return usageError(io, "Several workbooks need a folder for their annotated copies: -o FOLDER.");
  }
  if (names.includes(STANDARD_STREAM)) return usageError(io, "Annotate standard input (-) in a separate run.");
  const skipped = new SkippedFiles();
  const found = findInputs(names, [], skipped, io);
  if (!found.ok) return usageError(io, found.sentence);
  const folder = slashed(output);
  const copies = new Map<string, string>();
  for (const file of found.files) {
    // Copies of an earlier run, and files without cells to mark: projects in JSON, and CSV.
    if (isBelow(folder, file)) continue;
    if ([".json", ".csv"].includes(posix.extname(file).toLowerCase())) {
      skipped.count("no-input", 1);
      continue;
    }
    const copy = posix.join(folder, placeIn(names, file));
    const other = copies.get(copy);
    if (other !== undefined) {
      return usageError(
        io,
        `${shownName(other)} and ${shownName(file)} would both be written to ${shownName(copy)}. Annotate them in separate runs with two folders.`,
      );
    }
    copies.set(copy, file);
  }
  if (copies.size === 0) {
    const advice = `There is no workbook (.xlsx) among the files outside of ${output}. Choose another folder for the copies.`;
    return usageError(io, found.files.some((file) => isBelow(folder, file)) ? advice : NO_WORKBOOK);
  }
  for (const path of copies.keys()) {
    const obstacle = await targetComplaint({ path, format: "workbook", force: options.force }, io);
    if (obstacle !== undefined) return usageError(io, obstacle);
  }
  const exitCodes: ExitCode[] = [];
  for (const [copy, file] of copies) exitCodes.push(await annotateOne(file, { ...options, output: copy }, io));
  if (!quiet) {
    const written = exitCodes.filter((code) => code === ExitCode.Ok || code === ExitCode.Findings).length;
    const total = `Wrote annotated copies of ${written} of ${countOf(copies.size, "workbook")}.`;
    io.stderr(`${[total, ...skippedLines(skipped.result())].join("\n")}\n`);
  }
  return gravestExitCode(exitCodes);
}

const NO_WORKBOOK = "There is no workbook (.xlsx) among the files.";

const isBelow = (folder: string, file: string): boolean => !posix.relative(folder, file).startsWith("..");

/** Path of a file below the folder that a person named; its name alone if it was named or matches a pattern. */
function placeIn(names: readonly string[], file: string): string {
  const folder = names.map(slashed).find((name) => name !== file && isBelow(name, file));
  return folder === undefined ? posix.basename(file) : posix.relative(folder, file);
}
