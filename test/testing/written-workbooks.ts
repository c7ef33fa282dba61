import { CalculationType, calculateProject, type Project, TemplateKind } from "@epb/engine";
import { newestTemplate } from "@epb/workbook";
import { annotateWorkbook, projectInTemplate, writeResults, writeTemplate } from "@epb/workbook/write";
import { type Fixture, fixturesIn } from "../../packages/workbook/testing/formula-gate.js";

/** A workbook under the name of its file, without `.xlsx`. */
export interface WrittenWorkbook {
  readonly name: string;
  /** Name in the footer of its pages: the project, or the annotated file. */
  readonly projectName: string;
  readonly bytes: Uint8Array;
}

/** A workbook of each kind that we write: blank and filled templates, results, and an annotated copy. */
export async function writtenWorkbooks(): Promise<readonly WrittenWorkbook[]> {
  const written: WrittenWorkbook[] = [];
  for (const kind of Object.values(TemplateKind)) {
    written.push({ name: `blank.${kind}`, projectName: "", bytes: await writeTemplate(newestTemplate(kind)) });
  }
  for (const fixture of fixturesIn("projects", () => true)) written.push(...(await workbooksOf(fixture)));
  return [...written, ...written.filter(({ name }) => name === ANNOTATED).map(annotated)];
}

const ANNOTATED = "school-district.epb-calculating";

async function workbooksOf({ name, project }: Fixture): Promise<WrittenWorkbook[]> {
  const projectName = project.record.name;
  const written: WrittenWorkbook[] = [];
  for (const kind of kindsFor(name, project)) {
    const manifest = newestTemplate(kind);
    const held = manifest.figureCells === "supplied" ? project : await projectInTemplate(manifest, project);
    const bytes = await writeTemplate(manifest, { project, calculation: calculateProject(held) });
    written.push({ name: `${name}.${kind}`, projectName, bytes });
  }
  const bytes = await writeResults({ project, calculation: calculateProject(project), findings: [] });
  return [...written, { name: `${name}.results`, projectName, bytes }];
}

/** The template for accreditation is filled for one project, because only its look differs. */
function kindsFor(name: string, { record: { calculationType } }: Project): readonly TemplateKind[] {
  if (calculationType === CalculationType.Epx) return [TemplateKind.Epx, TemplateKind.EpxCampaign];
  if (calculationType === CalculationType.Override) return [TemplateKind.EpbNonCalculating];
  return name === "federal-espc"
    ? [TemplateKind.EpbCalculating, TemplateKind.EpbAccreditation]
    : [TemplateKind.EpbCalculating];
}

function annotated({ name, projectName, bytes }: WrittenWorkbook): WrittenWorkbook {
  const finding = {
    severity: "error",
    code: "EPB-CELL-004",
    sheet: "Schedule 3",
    cell: "E9",
    field: "Index rate",
    message: "This cell needs a number, but contains text.",
    found: 'text "n/a"',
    expected: "a number",
    advice: "Enter a number.",
  } as const;
  const copy = annotateWorkbook(bytes, [finding], { fileName: projectName, template: "ePB calculating" });
  if (!copy.ok) throw new Error(copy.finding.message);
  return { name: `${name}.annotated`, projectName, bytes: copy.value };
}
