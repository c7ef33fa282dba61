import { CalculationType, type Project, ProjectType, type ProjectUpgrade, type TemplateKind } from "@epb/engine";
import { ExitCode } from "../../exit-code.js";
import { jsonText } from "../../format/json-text.js";
import { layoutFor } from "../../format/layout.js";
import { printable } from "../../format/printable.js";
import { wrap } from "../../format/wrap.js";
import { readJsonContents } from "../../input/read-json-contents.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { writeOutput } from "../../output/write-output.js";
import { OUTPUT_KIND } from "../../output-kinds.js";
import { findingLines } from "../../reports/finding-lines.js";
import { tellBesideCopy } from "../../shared/tell-beside-copy.js";
import { ENGINE } from "../../versions.js";
import type { MigrateOptions } from "./migrate-options.js";

const SCHEMA_VERSION = "1";

/** Writes a project file of an older or the current version in the current version, and reports the defaults. */
export async function migrateProject(
  { file, bytes }: { readonly file: string; readonly bytes: Uint8Array },
  options: MigrateOptions,
  io: Io,
): Promise<ExitCode> {
  const { output = "" } = options;
  const contents = readJsonContents(bytes, file);
  const { project, upgrade } = contents.ok ? contents.value : {};
  if (project === undefined) {
    const findings = contents.ok ? contents.value.findings : [contents.finding];
    io.stderr(`${findingLines(findings, layoutFor(io.stderrTerminal, io, options.color)).join("\n")}\n`);
    return contents.ok ? ExitCode.Findings : ExitCode.Unreadable;
  }
  if (options.to !== undefined || isWorkbookName(output)) return usageError(io, workbookAdvice(file, project, options));
  const written = await writeOutput(
    `${jsonText(project, 2)}\n`,
    { path: output, format: "project", force: options.force },
    io,
  );
  if (written !== ExitCode.Ok) return written;
  const { version } = project.record;
  const { from, to, filledIn } = upgrade ?? { from: version, to: version, filledIn: [] };
  const report = {
    kind: OUTPUT_KIND.projectMigration,
    schemaVersion: SCHEMA_VERSION,
    engine: ENGINE,
    from: { file, version: from },
    to: { file: output, version: to },
    filledIn,
  };
  tellBesideCopy(
    {
      json: () => `${jsonText(report, 2)}\n`,
      lines: ({ columns }) => [
        `${printable(file)} (version ${from})`,
        `→ ${printable(output)} (version ${to})`,
        "",
        ...wrap(summary(upgrade), columns),
      ],
    },
    options,
    io,
  );
  return ExitCode.Ok;
}

const isWorkbookName = (path: string): boolean => /\.xlsx$/i.test(path);

/** A project file stays a project file; `epb template` fills workbooks. */
function workbookAdvice(file: string, { record }: Project, { to, output = "" }: MigrateOptions): string {
  const workbook = isWorkbookName(output) ? output : "FILE.xlsx";
  const json = isWorkbookName(output) ? `${output.slice(0, -".xlsx".length)}.json` : output;
  return `${file} is a project file (JSON), so the new file must also be JSON: -o ${json}. For a workbook, run epb template ${to ?? templateFor(record)} --filled ${file} -o ${workbook}.`;
}

function templateFor({ calculationType, projectType }: Project["record"]): TemplateKind {
  if (calculationType === CalculationType.Epx || projectType === ProjectType.Epx) return "epx";
  return calculationType === CalculationType.Override ? "epb-non-calculating" : "epb-calculating";
}

function summary(upgrade: ProjectUpgrade | undefined): string {
  if (upgrade === undefined)
    return "The project already has the current version. The new file contains the same project.";
  const { filledIn } = upgrade;
  return filledIn.length === 0
    ? "No values were added; only the version changed."
    : `Added values: ${filledIn.join(", ")}.`;
}
