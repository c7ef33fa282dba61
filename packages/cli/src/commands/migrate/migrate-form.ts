import { listInputs, type TemplateKind } from "@epb/engine";
import { type FlatWorkbook, newestTemplate } from "@epb/workbook";
import { cellFields, type InputContents } from "@epb/workbook/diagnostics";
import { nameOfInput } from "@epb/workbook/mapping";
import { calculateInput } from "../../calculate-input.js";
import { exitCodeOf } from "../../diagnostics/threshold.js";
import { ExitCode } from "../../exit-code.js";
import { readAnyWorkbook } from "../../input/formats/read-any-workbook.js";
import { inputFrom } from "../../input/read-input.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { writeOutput } from "../../output/write-output.js";
import { tellBesideCopy } from "../../shared/tell-beside-copy.js";
import { editionComplaint } from "./edition-complaint.js";
import { type MigrateOptions, stop } from "./migrate-options.js";
import { type FormMove, formMoveJson, formMoveLines } from "./report/form-move.js";

/**
 * Writes the project of a form into a template, with the profile that was named, or that is beside the form and matches
 * it. Undefined if no profile reads the workbook and none was named.
 */
export async function migrateForm(
  { file, path, bytes }: { readonly file: string; readonly path: string; readonly bytes: Uint8Array },
  options: MigrateOptions,
  io: Io,
): Promise<ExitCode | undefined> {
  const input = await inputFrom(path, bytes, io, { wantsFigures: true });
  const { contents } = input;
  if (!contents.ok) {
    const isAboutProfile = contents.finding.name.startsWith("mapping/");
    return isAboutProfile ? stop([contents.finding], ExitCode.Unreadable, options, io) : undefined;
  }
  const { profileName, template } = contents.value;
  if (profileName === undefined || template === undefined) return undefined;
  const { result, findings } = calculateInput(input);
  if (result === undefined) return stop(findings, ExitCode.Findings, options, io);
  const manifest = newestTemplate(options.to ?? (template.kind as TemplateKind));
  const otherEdition = editionComplaint(`${file} is read for ${template.kind}`, template.kind, manifest.kind);
  if (otherEdition !== undefined) return usageError(io, otherEdition);
  if ((result.project.unknownInputs ?? []).length > 0) {
    const errors = findings.filter(({ severity }) => severity === "error");
    const exitCode = stop(errors, ExitCode.Findings, options, io);
    io.stderr(
      `error: ${file} has inputs that cannot be read, and the new workbook would calculate without these inputs, so epb wrote no workbook. Correct the inputs or the profile first.\n`,
    );
    return exitCode;
  }
  const { writeTemplate } = await import("@epb/workbook/write");
  const written = await writeOutput(
    await writeTemplate(manifest, result),
    { path: options.output ?? "", format: "workbook", force: options.force },
    io,
  );
  if (written !== ExitCode.Ok) return written;
  const read = await readAnyWorkbook(bytes, path);
  const move: FormMove = {
    ...{ file, output: options.output ?? "", profile: profileName, template: manifest, findings },
    ...inputsOf(contents.value, (inputPath) => nameOfInput(inputPath, manifest)),
    others: read.ok ? otherNumbers(read.workbook, contents.value) : [],
  };
  tellBesideCopy({ json: () => formMoveJson(move), lines: (layout) => formMoveLines(move, layout) }, options, io);
  return exitCodeOf(findings, "error");
}

/** Inputs with a cell of the form, inputs that the profile enters, and the number of compared figures. */
function inputsOf(
  { project, cellOf, figures }: InputContents,
  nameOf: (path: string) => string,
): Pick<FormMove, "taken" | "entered" | "figures"> {
  const inputs = project === undefined ? [] : listInputs(project.data).map(({ path }) => path);
  const places = inputs.map((at) => ({ at, place: cellOf(at) }));
  return {
    taken: places.flatMap(({ at, place }) => (place === undefined ? [] : [{ at, from: cellFields(place) }])),
    entered: places
      .filter(({ at, place }) => place === undefined && !at.endsWith(".uuid"))
      .map(({ at }) => ({ at, name: nameOf(at) })),
    figures: (figures?.cells ?? []).filter(({ content }) => content.kind === "figure").length,
  };
}

/** Numbers of the form that are neither inputs nor compared figures, by sheet. */
function otherNumbers(form: FlatWorkbook, { project, cellOf, figures }: InputContents): FormMove["others"] {
  const inputs = project === undefined ? [] : listInputs(project.data).map(({ path }) => cellOf(path));
  const places = [...inputs, ...(figures?.cells ?? []).map(({ place }) => place)];
  const named = new Set(places.flatMap((place) => (place === undefined ? [] : [`${place.sheet}!${place.address}`])));
  return form.sheets
    .map((sheet) => ({
      sheet: sheet.name,
      count: [...sheet.cells()].filter(
        ({ type, address }) => type === "number" && !named.has(`${sheet.name}!${address}`),
      ).length,
    }))
    .filter(({ count }) => count > 0);
}
