import { basename } from "node:path";
import { KNOWN_TEMPLATES, type TemplateIdentity } from "@epb/workbook";
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

export interface AnnotateOptions {
  readonly output?: string;
  readonly failOn: Severity;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly color: boolean;
}

/** Writes a copy of one workbook and marks the findings in the copy. */
export async function annotateOne(
  file: string,
  { output, failOn, force, quiet, color }: AnnotateOptions & { readonly output: string },
  io: Io,
): Promise<ExitCode> {
  const input = await readInput(file, io, { wantsFigures: true });
  const refuse = (findings: readonly Finding[]): ExitCode => {
    io.stderr(`${findingLines(findings, layoutFor(io.stderrTerminal, io, color)).join("\n")}\n`);
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
  const written = await writeOutput(annotated.value, { path: output, format: "workbook", force }, io);
  if (written !== ExitCode.Ok) return written;
  if (output !== STANDARD_STREAM && !quiet) io.stderr(`Wrote ${output} (${tally(findings)}).\n`);
  return exitCodeOf(findings, failOn);
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
