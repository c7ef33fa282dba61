import type { Severity } from "@epb/workbook/diagnostics";
import { type Finding, fromFinding } from "@epb/workbook/diagnostics";
import { NODE_PACKAGE_TOOLS, readWorkbookBytes } from "@epb/workbook/node";
import { calculateInput } from "../../calculate-input.js";
import { exitCodeOf } from "../../diagnostics/threshold.js";
import { ExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import { inputFrom, readInput } from "../../input/read-input.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { writeOutput } from "../../output/write-output.js";
import { findingLines } from "../../reports/finding-lines.js";
import { copyMisuse } from "../../shared/copy-misuse.js";
import type { HumanOrJson } from "../../shared/human-or-json.js";
import { tellBesideCopy } from "../../shared/tell-beside-copy.js";
import type { Fixed } from "./report/fixed.js";
import { fixedLines } from "./report/human.js";
import { fixedJson } from "./report/json.js";

export interface FixOptions {
  readonly output?: string;
  readonly format: HumanOrJson;
  readonly failOn: Severity;
  readonly force?: boolean;
  /** Also enters likely values. */
  readonly suggest?: boolean;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/**
 * Writes a copy of a workbook in which texts are replaced with the values that they represent, and lists the
 * replacements.
 */
export async function fix(file: string, options: FixOptions, io: Io): Promise<ExitCode> {
  const { output = "" } = options;
  const complaint = copyMisuse({ file, output: options.output, format: options.format, noun: "corrected copy" }, io);
  if (complaint !== undefined) return usageError(io, complaint);
  const input = await readInput(file, io, { wantsFigures: true });
  const { bytes, kind, contents } = input;
  if (!contents.ok || bytes === undefined) return refuse(contents.ok ? [] : [contents.finding], options, io);
  if (kind === "json") {
    return usageError(io, `${file} is JSON, but epb fix corrects the cells of a workbook. Choose a workbook.`);
  }
  // A file in another format than .xlsx can be read, but not written.
  const opened = readWorkbookBytes(bytes, { wantsSheet: () => false });
  if (!opened.ok) return refuse([fromFinding(opened.finding, input.file)], options, io);
  const { correctWorkbook } = await import("@epb/workbook/correct");
  const result = correctWorkbook(bytes, calculateInput(input).findings, NODE_PACKAGE_TOOLS, options.suggest);
  if (!result.ok) return refuse([fromFinding(result.finding, input.file)], options, io);
  const written = await writeOutput(result.value.bytes, { path: output, format: "workbook", force: options.force }, io);
  if (written !== ExitCode.Ok) return written;
  // Its calculated cells are old until a spreadsheet program has opened the copy.
  const copy = calculateInput(await inputFrom(output, result.value.bytes, { ...io, originalPath: file }));
  const { corrected, left } = result.value;
  const fixed: Fixed = { file: input.file, output, corrected, left, findings: copy.findings };
  tellBesideCopy({ json: () => fixedJson(fixed), lines: (layout) => fixedLines(fixed, layout) }, options, io);
  return exitCodeOf(copy.findings, options.failOn);
}

function refuse(findings: readonly Finding[], { color }: FixOptions, io: Io): ExitCode {
  io.stderr(`${findingLines(findings, layoutFor(io.stderrTerminal, io, color)).join("\n")}\n`);
  return ExitCode.Unreadable;
}
