import { CalculationType, calculateProject, findUnusableInputs, type Project, ProjectType } from "@epb/engine";
import { type Migration, migrateWorkbook, migrationReport, newestTemplate, suppliedValues } from "@epb/workbook";
import {
  calculateUnlessValuesAreMissing,
  fromFinding,
  inputKind,
  NO_CELLS,
  type UnknownInput,
  unknownInputs,
} from "@epb/workbook/diagnostics";
import { readWorkbookBytes } from "@epb/workbook/node";
import { exitCodeOf } from "../../diagnostics/threshold.js";
import { withoutContact } from "../../diagnostics/without-contact.js";
import { ExitCode, gravestExitCode } from "../../exit-code.js";
import { inputName, readBytes } from "../../input/read-bytes.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { writeOutput } from "../../output/write-output.js";
import { copyMisuse } from "../../shared/copy-misuse.js";
import { tellBesideCopy } from "../../shared/tell-beside-copy.js";
import { editionComplaint } from "./edition-complaint.js";
import { type MigrateOptions, stop } from "./migrate-options.js";
import { migrationLines } from "./report/human.js";
import { migrationJson } from "./report/json.js";
import type { Moved } from "./report/moved.js";

/**
 * Moves a workbook into a new one of the newest template, and reports the result for every value; or writes a project
 * file (JSON) in the current version.
 */
export async function migrate(path: string, options: MigrateOptions, io: Io): Promise<ExitCode> {
  const { output = "", to } = options;
  const file = inputName(path);
  const bytes = await readBytes(path, io);
  if (!bytes.ok) return stop([bytes.finding], ExitCode.Unreadable, options, io);
  const isProject = inputKind(bytes.bytes, path) === "json";
  const complaint = copyMisuse(
    {
      file: path,
      output: options.output,
      format: options.format,
      noun: isProject ? "new project file" : "new workbook",
      kind: isProject ? "project" : "workbook",
    },
    io,
  );
  if (complaint !== undefined) return usageError(io, complaint);
  if (isProject) {
    const { migrateProject } = await import("./migrate-project.js");
    return migrateProject({ file, bytes: bytes.bytes }, options, io);
  }
  const read = readWorkbookBytes(bytes.bytes);
  const result = read.ok
    ? migrateWorkbook(read.workbook, to === undefined ? {} : { to: newestTemplate(to) })
    : ({ ok: false, finding: read.finding } as const);
  if (!result.ok) {
    const { migrateForm } = await import("./migrate-form.js");
    const finding = withoutContact(fromFinding(result.finding, file));
    const isForm = await migrateForm({ file, path, bytes: bytes.bytes }, options, io);
    return isForm ?? stop([finding], read.ok ? ExitCode.Findings : ExitCode.Unreadable, options, io);
  }
  const { migration } = result;
  const otherEdition = editionComplaint(
    `${file} is made from ${migration.from.kind}`,
    migration.from.kind,
    migration.to.kind,
  );
  if (otherEdition !== undefined) return usageError(io, otherEdition);

  const { bytes: blank, unknown } = await fill(migration);
  const { keepUnreadable } = await import("@epb/workbook/write");
  const kept = keepUnreadable(blank, migration);
  if (!kept.ok) return refuseToLose(file, migration, options, io);
  const { bytes: filled } = kept;
  const written = await writeOutput(filled, { path: output, format: "workbook", force: options.force }, io);
  if (written !== ExitCode.Ok) return written;
  const readBack = readWorkbookBytes(filled);
  if (!readBack.ok) throw new Error(`The written workbook cannot be read: ${readBack.finding.message}`);
  const report = migrationReport(migration, readBack.workbook);
  const findings = report.findings.map((finding) => withoutContact(fromFinding(finding, file)));
  const moved: Moved = { file, output, report, findings, unknownInputs: unknown };
  tellBesideCopy({ json: () => migrationJson(moved), lines: (layout) => migrationLines(moved, layout) }, options, io);
  const isWhole = report.unplaced.every(({ reason }) => reason === "calculated");
  return gravestExitCode([exitCodeOf(findings, "error"), isWhole ? ExitCode.Ok : ExitCode.Findings]);
}

/** Reports why a workbook is not moved: an input that cannot be read would be blank in the new one. */
function refuseToLose(file: string, { findings }: Migration, options: MigrateOptions, io: Io): ExitCode {
  const errors = findings
    .map((finding) => withoutContact(fromFinding(finding, file)))
    .filter(({ severity }) => severity === "error");
  const exitCode = stop(errors, ExitCode.Findings, options, io);
  io.stderr(
    `error: ${file} has inputs that cannot be read, and the new workbook cannot keep these inputs. The new workbook would calculate without these inputs, so epb wrote no workbook. Correct the inputs first.\n`,
  );
  return exitCode;
}

interface Filled {
  readonly bytes: Uint8Array;
  /** Inputs that cannot be used, for which the workbook has no formulas. */
  readonly unknown: readonly UnknownInput[];
}

async function fill(migration: Migration): Promise<Filled> {
  const { writeTemplate } = await import("@epb/workbook/write");
  const project = withSuppliedFigures(migration);
  const hasUnusable = findUnusableInputs(project).paths.length > 0;
  const tracer = hasUnusable ? (await import("../../input/trace-unknown.js")).TRACER : undefined;
  const calculation = calculateUnlessValuesAreMissing(project, tracer?.calculate);
  return {
    bytes: await writeTemplate(migration.to, { project, ...(calculation !== undefined && { calculation }) }),
    unknown:
      calculation === undefined || migration.to.figureCells === "supplied"
        ? []
        : unknownInputs(project, calculation, NO_CELLS, tracer),
  };
}

/** Supplied figures of an Override project go along. */
function withSuppliedFigures({ project, figures }: Migration): Project {
  const { record } = project;
  if (figures.figureCells === "calculated" || record.calculationType !== CalculationType.Override) return project;
  const calculationType = record.projectType === ProjectType.Epx ? CalculationType.Epx : CalculationType.Standard;
  const inputsAlone = calculateProject({ ...project, record: { ...record, calculationType } });
  const { values } = suppliedValues(figures, project, inputsAlone);
  return values === undefined ? project : { ...project, calculatedValues: values };
}
