import { basename, dirname, extname, join } from "node:path";
import { type FlatWorkbook, newestTemplate, type TemplateManifest } from "@epb/workbook";
import { fromFinding } from "@epb/workbook/diagnostics";
import {
  isMappingWorkbook,
  type MappingReading,
  nameOfInput,
  profileOfMapping,
  readMapping,
  templateOfMapping,
} from "@epb/workbook/mapping";
import { readWorkbookBytes } from "@epb/workbook/node";
import { exitCodeOf } from "../../diagnostics/threshold.js";
import { ExitCode, gravestExitCode } from "../../exit-code.js";
import { jsonText } from "../../format/json-text.js";
import { layoutFor } from "../../format/layout.js";
import { PROFILE_ENDING } from "../../input/profile-ending.js";
import { inputName, readBytes } from "../../input/read-bytes.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { targetComplaint, writeOutput } from "../../output/write-output.js";
import { readProject } from "../../project/read-project.js";
import { tellBesideCopy } from "../../shared/tell-beside-copy.js";
import { isProfileName, type MapOptions, stop } from "./map-options.js";
import { type Filled, filledJson, filledLines } from "./report.js";

/** A workbook of another form. */
export interface Form {
  readonly file: string;
  readonly path: string;
  readonly form: FlatWorkbook;
}

/** Reads a corrected mapping, and fills a template with it. */
export async function fillTemplate(form: Form, mappingPath: string, options: MapOptions, io: Io): Promise<ExitCode> {
  const mappingFile = inputName(mappingPath);
  const read = await readBytes(mappingPath, io);
  if (!read.ok) return stop([read.finding], options, io);
  const workbook = readWorkbookBytes(read.bytes);
  if (!workbook.ok) return stop([fromFinding(workbook.finding, mappingFile)], options, io);
  const kind = templateOfMapping(workbook.workbook);
  if (!isMappingWorkbook(workbook.workbook) || kind === undefined) {
    return usageError(io, `${mappingFile} is not a mapping. Write one with epb map ${form.file} -o mapping.xlsx.`);
  }
  const manifest = newestTemplate(kind);
  const reading = readMapping(workbook.workbook, manifest, form.form);
  if (reading.findings.length > 0)
    return stop(
      reading.findings.map((finding) => fromFinding(finding, mappingFile)),
      options,
      io,
    );
  return fillFromMapping(form, reading, manifest, options, io);
}

/** Writes the profile of a mapping, and the project in a template, unless only the profile is wanted. */
export async function fillFromMapping(
  { file, path, form }: Form,
  { mapping, open }: MappingReading,
  manifest: TemplateManifest,
  options: MapOptions,
  io: Io,
): Promise<ExitCode> {
  const { output = "", force } = options;
  // Neither file is written if one of them cannot be.
  const complaint = isProfileName(output)
    ? undefined
    : await targetComplaint({ path: output, format: "workbook", force }, io);
  if (complaint !== undefined) return usageError(io, complaint);
  const profile = profileOfMapping(mapping, form);
  const profilePath = profilePathOf(path, output);
  const kept = await writeOutput(`${jsonText(profile, 2)}\n`, { path: profilePath, format: "project", force }, io);
  if (kept !== ExitCode.Ok) return kept;
  const nameOf = (to: string): string => nameOfInput(to, manifest);
  const filled = { file, output, profilePath, profile, nameOf, open };
  if (isProfileName(output)) return tell({ ...filled, findings: [] }, options, io);

  const layout = layoutFor(io.stderrTerminal, io, options.color);
  const project = await readProject(path, layout, { ...io, profiles: [profilePath] });
  if (!project.ok) return project.exitCode;
  const { writeTemplate } = await import("@epb/workbook/write");
  const bytes = await writeTemplate(manifest, project.result);
  const written = await writeOutput(bytes, { path: output, format: "workbook", force }, io);
  return written === ExitCode.Ok ? tell({ ...filled, findings: project.findings }, options, io) : written;
}

/** The profile is beside the project, with the name of the form. */
export const profilePathOf = (form: string, output: string): string =>
  isProfileName(output) ? output : join(dirname(output), `${basename(form, extname(form))}${PROFILE_ENDING}`);

function tell(filled: Filled, options: MapOptions, io: Io): ExitCode {
  tellBesideCopy({ json: () => filledJson(filled), lines: (layout) => filledLines(filled, layout) }, options, io);
  return gravestExitCode([
    exitCodeOf(filled.findings, "error"),
    filled.open.length > 0 ? ExitCode.Findings : ExitCode.Ok,
  ]);
}
