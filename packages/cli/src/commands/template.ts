import { CalculationType } from "@epb/engine";
import { EPB_CALCULATING_4_2_10, type TemplateManifest } from "@epb/workbook";
import type { CalculatedProject } from "../calculate-input.js";
import { ExitCode } from "../exit-code.js";
import { layoutFor } from "../format/layout.js";
import { type Io, STANDARD_STREAM } from "../io.js";
import { readProject } from "./read-project.js";
import type { TemplateKind } from "./template-kinds.js";
import { usageError } from "./usage-error.js";
import { writeOutput } from "./write-output.js";

export interface TemplateOptions {
  readonly output?: string;
  readonly filled?: string;
  readonly list?: boolean;
  readonly quiet?: boolean;
  readonly color: boolean;
}

/** The newest version of each template. */
const MANIFESTS: Readonly<Record<TemplateKind, TemplateManifest>> = { "epb-calculating": EPB_CALCULATING_4_2_10 };

/** Writes a workbook of a template, blank or filled with a project. */
export async function template(kind: TemplateKind | undefined, options: TemplateOptions, io: Io): Promise<ExitCode> {
  if (options.list) {
    io.stdout(Object.values(MANIFESTS).map(listLine).join(""));
    return ExitCode.Ok;
  }
  if (kind === undefined) return usageError(io, "Name a kind of template; epb template --list shows them.");
  const { output, filled } = options;
  if (output === undefined) return usageError(io, "Say where the workbook goes: -o FILE.xlsx, or -o - for a pipe.");
  if (output === STANDARD_STREAM && io.stdoutTerminal.isTerminal) {
    return usageError(io, "A workbook cannot be shown on a terminal. Name a file: -o FILE.xlsx.");
  }
  if (filled === undefined) return write(MANIFESTS[kind], undefined, output, options, io);
  if (io.isSameFile(filled, output)) {
    return usageError(io, `${output} is the project and would be overwritten. Name another file with -o.`);
  }
  const read = await readProject(filled, layoutFor(io.stderrTerminal, io, options.color), io);
  if (!read.ok) return read.exitCode;
  if (read.result.project.record.calculationType === CalculationType.Epx) {
    return usageError(
      io,
      `${filled} is an express project (ePX); the template ${kind} has no place for what it holds.`,
    );
  }
  return write(MANIFESTS[kind], read.result, output, options, io);
}

async function write(
  manifest: TemplateManifest,
  content: CalculatedProject | undefined,
  output: string,
  { quiet }: TemplateOptions,
  io: Io,
): Promise<ExitCode> {
  const { writeTemplate } = await import("@epb/workbook/write");
  const written = await writeOutput(await writeTemplate(manifest, content), output, io);
  if (written === ExitCode.Ok && output !== STANDARD_STREAM && !quiet) {
    io.stderr(`Wrote ${output} (${manifest.title} ${manifest.version}).\n`);
  }
  return written;
}

const listLine = ({ kind, version, title }: TemplateManifest): string => `${kind}  ${version}  ${title}\n`;
