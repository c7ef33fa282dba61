import { basename } from "node:path";
import type { TemplateIdentity } from "@epb/workbook";
import { KNOWN_TEMPLATES } from "@epb/workbook";
import { type Finding, fromFinding, type Severity } from "@epb/workbook/diagnostics";
import { calculateInput } from "../../calculate-input.js";
import { countLine, exitCodeOf } from "../../diagnostics/threshold.js";
import { ExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import { readInput } from "../../input/read-input.js";
import { type Io, STANDARD_STREAM } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { writeOutput } from "../../output/write-output.js";
import { findingLines } from "../../reports/finding-lines.js";
import { copyMisuse } from "../../shared/copy-misuse.js";

export interface AnnotateOptions {
  readonly output?: string;
  readonly failOn: Severity;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly color: boolean;
}

/** Writes a copy of a workbook and marks the findings in the copy. */
export async function annotate(file: string, options: AnnotateOptions, io: Io): Promise<ExitCode> {
  const { output = "" } = options;
  const complaint = copyMisuse({ file, output: options.output, noun: "annotated copy" }, io);
  if (complaint !== undefined) return usageError(io, complaint);
  const input = await readInput(file, io, { wantsFigures: true });
  const refuse = (findings: readonly Finding[]): ExitCode => {
    const layout = layoutFor(io.stderrTerminal, io, options.color);
    io.stderr(`${findingLines(findings, layout).join("\n")}\n`);
    return ExitCode.Unreadable;
  };
  const { bytes, kind, contents } = input;
  if (!contents.ok || bytes === undefined) return refuse(contents.ok ? [] : [contents.finding]);
  if (kind === "json") {
    return usageError(
      io,
      `${file} is JSON, but epb annotate writes findings into the cells of a workbook. Choose a workbook, or use epb calc to print the findings of this file.`,
    );
  }
  const { findings } = calculateInput(input);
  const { annotateWorkbook } = await import("@epb/workbook/write");
  const template = templateName(contents.value.template);
  const annotated = annotateWorkbook(bytes, findings, {
    fileName: basename(input.file),
    ...(template !== undefined && { template }),
  });
  if (!annotated.ok) return refuse([fromFinding(annotated.finding, input.file)]);
  const written = await writeOutput(annotated.value, { path: output, format: "workbook", force: options.force }, io);
  if (written !== ExitCode.Ok) return written;
  if (output !== STANDARD_STREAM && !options.quiet) io.stderr(`Wrote ${output} (${tally(findings)}).\n`);
  return exitCodeOf(findings, options.failOn);
}

/** `ePB calculating template 4.2.10` */
function templateName(template: TemplateIdentity | undefined): string | undefined {
  if (template === undefined) return undefined;
  const { kind, version } = template;
  const title = KNOWN_TEMPLATES.find((manifest) => manifest.kind === kind)?.title ?? kind;
  return `${title} ${version}`;
}

function tally(findings: readonly Finding[]): string {
  const counts = countLine(findings);
  return counts === "" ? "nothing found" : counts;
}
