import { calculateProject, type TemplateKind } from "@epb/engine";
import { newestTemplate, type TemplateManifest } from "@epb/workbook";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { ExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import { type Io, STANDARD_STREAM } from "../../io.js";
import { TEMPLATE_KINDS } from "../../options/template-kinds.js";
import { usageError } from "../../output/usage-error.js";
import { writeOutput } from "../../output/write-output.js";
import { readProject } from "../../project/read-project.js";
import { leftOut, misfit } from "../../project/template-fit.js";
import { refuseFormulas } from "../../shared/refuse-formulas.js";

export interface TemplateOptions {
  readonly output?: string;
  readonly filled?: string;
  /** Rows for measures, at least. */
  readonly measures?: number;
  readonly list?: boolean;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly color: boolean;
}

/** Writes a workbook of a template, blank or filled with a project. */
export async function template(kind: TemplateKind | undefined, options: TemplateOptions, io: Io): Promise<ExitCode> {
  if (options.list) {
    io.stdout(TEMPLATE_KINDS.map((each) => listLine(newestTemplate(each))).join(""));
    return ExitCode.Ok;
  }
  if (kind === undefined) return usageError(io, "Choose a kind of template. epb template --list shows all kinds.");
  const { output, filled } = options;
  if (output === undefined)
    return usageError(io, "Give a file name for the workbook: -o FILE.xlsx. In a pipe, use -o -.");
  if (output === STANDARD_STREAM && io.stdoutTerminal.isTerminal) {
    return usageError(io, "A workbook cannot be shown on a terminal. Write the workbook to a file: -o FILE.xlsx.");
  }
  const manifest = newestTemplate(kind);
  if (filled === undefined) return write(manifest, undefined, output, options, io);
  if (io.isSameFile(filled, output)) {
    return usageError(io, `${output} is the project and would be overwritten. Choose another file name with -o.`);
  }
  const layout = layoutFor(io.stderrTerminal, io, options.color);
  const read = await readProject(filled, layout, io);
  if (!read.ok) return read.exitCode;
  const { project } = read.result;
  const why = misfit(project, manifest);
  if (why !== undefined) return usageError(io, `${filled} ${why}`);
  const refused = manifest.figureCells === "calculated" ? refuseFormulas(filled, read, layout, io) : undefined;
  if (refused !== undefined) return refused;
  const missing = leftOut(project, manifest);
  const content = missing === undefined ? read.result : await asHeld(read.result, manifest);
  const written = await write(manifest, content, output, options, io);
  if (written === ExitCode.Ok && missing !== undefined) io.stderr(`${missing}\n`);
  return written;
}

/** The project with the figures calculated from the inputs in its workbook; supplied figures stay unchanged. */
async function asHeld(result: CalculatedProject, manifest: TemplateManifest): Promise<CalculatedProject> {
  if (manifest.figureCells === "supplied") return result;
  const { projectInTemplate } = await import("@epb/workbook/write");
  return { project: result.project, calculation: calculateProject(await projectInTemplate(manifest, result.project)) };
}

async function write(
  manifest: TemplateManifest,
  content: CalculatedProject | undefined,
  output: string,
  { quiet, measures, force }: TemplateOptions,
  io: Io,
): Promise<ExitCode> {
  const { writeTemplate } = await import("@epb/workbook/write");
  const written = await writeOutput(
    await writeTemplate(manifest, { ...content, ...(measures !== undefined && { measureRows: measures }) }),
    { path: output, format: "workbook", force },
    io,
  );
  if (written === ExitCode.Ok && output !== STANDARD_STREAM && !quiet) {
    io.stderr(`Wrote ${output} (${manifest.title} ${manifest.version}).\n`);
  }
  return written;
}

const KIND_WIDTH = Math.max(...TEMPLATE_KINDS.map(({ length }) => length));
const VERSION_WIDTH = "4.2.10".length;

const listLine = ({ kind, version, title }: TemplateManifest): string =>
  `${kind.padEnd(KIND_WIDTH)}  ${version.padEnd(VERSION_WIDTH)}  ${title}\n`;
