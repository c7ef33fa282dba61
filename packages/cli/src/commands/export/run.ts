import type { Severity } from "@epb/workbook/diagnostics";
import { countLine, exitCodeOf } from "../../diagnostics/threshold.js";
import { ExitCode, gravestExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import { type Io, STANDARD_STREAM } from "../../io.js";
import type { OutputFormat } from "../../output/output-file.js";
import { usageError } from "../../output/usage-error.js";
import { writeContents } from "../../output/write-contents.js";
import { type ReadProject, readProject } from "../../project/read-project.js";
import { findingLines } from "../../reports/finding-lines.js";
import { refuseFormulas } from "../../shared/refuse-formulas.js";
import { EXPORT_TARGETS, type ExportTarget, targetOf } from "./export-targets.js";
import type { Exported } from "./exported.js";

export interface ExportOptions {
  /** By default, the ending of the output file decides. */
  readonly to?: ExportTarget;
  /** CSV for programs. */
  readonly raw?: boolean;
  readonly output?: string;
  readonly force?: boolean;
  readonly failOn: Severity;
  readonly quiet?: boolean;
  readonly color: boolean;
}

/** Writes a project in a foreign format, and lists the parts that the format cannot contain. */
export async function exportProject(file: string, options: ExportOptions, io: Io): Promise<ExitCode> {
  const { output, quiet, raw: isRaw = false, to = targetOf(output) } = options;
  if (to === undefined) {
    return usageError(io, `Choose the format to write with --to: ${EXPORT_TARGETS.join(", ")}.`);
  }
  const complaint = misuse(file, { ...options, to }, io);
  if (complaint !== undefined) return usageError(io, complaint);
  const layout = layoutFor(io.stderrTerminal, io, options.color);
  const read = await readProject(file, layout, io);
  if (!read.ok) return read.exitCode;
  const refused = to === "xlsx-formulas" ? refuseFormulas(file, read, layout, io) : undefined;
  if (refused !== undefined) return refused;
  const exported = await exportTo(to, isRaw, read);
  if (!exported.ok) return usageError(io, `${file} ${exported.why}`);

  const { findings } = read;
  // A page has its findings in it.
  if (findings.length > 0 && to !== "html" && !quiet) io.stderr(`${findingLines(findings, layout).join("\n")}\n`);
  const written = await writeContents(
    exported.contents,
    { path: output, format: FILE_FORMATS[to], force: options.force },
    io,
  );
  if (written === ExitCode.Ok && !quiet) {
    if (output !== undefined && output !== STANDARD_STREAM) io.stderr(`Wrote ${output}${tally(read)}.\n`);
    if (exported.leftOut !== undefined) io.stderr(`${exported.leftOut}\n`);
  }
  return gravestExitCode([written, exitCodeOf(findings, options.failOn)]);
}

/** Loads the code of a format on demand. */
async function exportTo(to: ExportTarget, isRaw: boolean, read: ReadProject): Promise<Exported> {
  switch (to) {
    case "xlsx-formulas":
      return (await import("./formula-workbook.js")).formulaWorkbook(read.result);
    case "buildingsync":
      return (await import("./buildingsync/building-sync.js")).buildingSyncFile(read.result);
    case "csv":
      return (await import("./csv-tables.js")).csvTables(read, isRaw);
    case "html":
      return (await import("./html-page.js")).htmlPage(read);
    default:
      return to satisfies never;
  }
}

function misuse(
  file: string,
  { to, raw, output }: ExportOptions & { readonly to: ExportTarget },
  io: Io,
): string | undefined {
  if (raw && to !== "csv") return "--raw works only with --to csv. Remove --raw.";
  if (output !== undefined && io.isSameFile(file, output)) {
    return `${output} is the project and would be overwritten. Choose another file name with -o.`;
  }
  const isToStream = output === undefined || output === STANDARD_STREAM;
  if (to === "csv" && isToStream)
    return "Each schedule is written to a separate CSV file. Give a folder for the files: -o FOLDER.";
  if (to !== "xlsx-formulas") return undefined;
  if (output === undefined) return "Give a file name for the workbook: -o FILE.xlsx. In a pipe, use -o -.";
  return isToStream && io.stdoutTerminal.isTerminal
    ? "A workbook cannot be shown on a terminal. Write the workbook to a file: -o FILE.xlsx."
    : undefined;
}

const FILE_FORMATS: Readonly<Record<ExportTarget, OutputFormat>> = {
  "xlsx-formulas": "workbook",
  buildingsync: "xml",
  csv: "csv",
  html: "html",
};

function tally({ findings }: ReadProject): string {
  const counts = countLine(findings);
  return counts === "" ? "" : ` (${counts})`;
}
