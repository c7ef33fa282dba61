import type { Project } from "@epb/engine";
import type { CellFinding, CellPlace } from "../findings/cell-finding.js";
import { knownCauses } from "../intake/figures/known-causes/known-causes.js";
import { locateTemplate } from "../intake/locate-template.js";
import { readLocated, type WorkbookReading } from "../intake/read-located.js";
import type { TemplateManifest } from "../templates/manifest.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { collectContent } from "./collect-content.js";
import { formWorkbook } from "./form-workbook.js";
import type { Profile } from "./profile.js";
import { targetIndex } from "./target-index.js";

/**
 * Reads a project from a form with a profile. Never throws on bad data: a cell that cannot be read, or a place that the
 * form does not have, is an unknown input with a finding.
 *
 * @param manifest - The template that the profile names.
 */
export function readForm(form: FlatWorkbook, profile: Profile, manifest: TemplateManifest): WorkbookReading {
  const { content, findings } = collectContent(profile, manifest, form);
  const workbook = formWorkbook(manifest, content, form);
  const located = locateTemplate(manifest, workbook);
  const { kind, version } = manifest;
  const { fields } = content;
  const isNotStated = (path: string): boolean =>
    targetIndex(manifest).targets.get(path)?.kind === "field" && fields.get(path)?.from === undefined;
  const reading = readLocated(located, workbook, { kind, version }, []);
  const project = withUnknown(reading.project, content.unknown);
  const causeOf = knownCauses(project);
  return {
    profileName: profile.name,
    template: { kind, version },
    project,
    figureCells: "calculated",
    findings: inOrder([...findings, ...reading.findings], form),
    // An input that the form does not state has no cell; the cells of its section would mislead.
    cellOf: (path) => (isNotStated(path) ? undefined : reading.cellOf(path)),
    // Formulas of the form are not followed, so no cell of it is traced to an input.
    pathOf: () => undefined,
    // The figures of a form are compared with the calculation like supplied ones.
    figures: () => ({ ...reading.figures(), figureCells: "supplied", causeOf }),
  };
}

/** The project with further unknown inputs; of a list whose items are not certain, the whole list is unknown already. */
function withUnknown(project: Project, paths: ReadonlySet<string>): Project {
  if (paths.size === 0) return project;
  return { ...project, unknownInputs: [...new Set([...(project.unknownInputs ?? []), ...paths])] };
}

function inOrder(findings: readonly CellFinding[], { sheets }: FlatWorkbook): readonly CellFinding[] {
  const tabs = new Map(sheets.map(({ name }, index) => [name, index]));
  const tabOf = (place: CellPlace | undefined): number => (place === undefined ? -1 : (tabs.get(place.sheet) ?? -1));
  return [...findings].sort((left, right) => tabOf(left.place) - tabOf(right.place));
}
