import type { UploadPreview } from "@epb/contract";
import {
  type FigureValue,
  type InputPath,
  inputPath,
  type PartialCalculatedValues,
  type Project,
  parseProject,
  unknownSuppliedFigures,
} from "@epb/engine";
import { compareInputs, describeInputs } from "@epb/engine/compare";
import { headlineFigures } from "@epb/workbook/diagnostics";
import { plainData } from "./read-task.js";
import type { ReportTask } from "./report-tasks.js";
import { withoutIds } from "./without-ids.js";

/** The part of a preview that is computed from the projects before and after the upload. */
export type ComparedUpload = Pick<UploadPreview, "sections" | "figures" | "keptInputs" | "unknownInputs">;

/** Changes that an upload makes to a project: the inputs, and the stored key figures before and after. */
export function compareUpload({
  project: beforeText,
  whole: wholeText,
  after: afterText,
  keptInputs,
}: Extract<ReportTask, { kind: "compareUpload" }>): ComparedUpload {
  const [before, whole, after] = [beforeText, wholeText, afterText].map(readProject) as [Project, Project, Project];
  return plainData({
    sections: compareInputs(before, whole),
    figures: comparedFigures(before, after),
    keptInputs: describeInputs(before, keptInputs),
    unknownInputs: describeInputs(after, unreadInputs(after)).map(({ path, label }) => ({ path, label })),
  }) as ComparedUpload;
}

/** Inputs without a usable value; figures of an Override project are inputs, too. */
const unreadInputs = (project: Project): readonly InputPath[] => [
  ...(project.unknownInputs ?? []),
  ...unknownSuppliedFigures(project).map((path) => inputPath("calculatedValues", path)),
];

function readProject(text: string): Project {
  const parsed = parseProject(JSON.parse(text, withoutIds));
  if (!parsed.ok) throw new Error(`a project to compare cannot be read: ${parsed.problems[0]?.message ?? ""}`);
  return parsed.value;
}

function comparedFigures(before: Project, after: Project): object[] {
  const [old, now] = [headlinesById(before), headlinesById(after)];
  return [...new Map([...old, ...now])].flatMap(([path, { label, unit }]) => {
    const figure = { path, label, unit, before: old.get(path)?.value, after: now.get(path)?.value };
    // A figure of the other edition has no value on either side.
    return figure.before === undefined && figure.after === undefined ? [] : [figure];
  });
}

interface Headline {
  readonly label: string;
  readonly unit: string | undefined;
  readonly value: FigureValue | undefined;
}

/** Stored values, as shown in the project. */
function headlinesById(project: Project): ReadonlyMap<string, Headline> {
  const calculatedValues: PartialCalculatedValues = {
    calculationTypeId: project.record.calculationType,
    ...project.calculatedValues,
  };
  const figures = headlineFigures({ project, calculation: { ok: true, calculatedValues, issues: [] } });
  return new Map(figures.map(({ definition: { id, label, unit }, value }) => [id, { label, unit, value }]));
}
