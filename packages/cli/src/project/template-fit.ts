import { CalculationType, inputLabel, type Project, ProjectType } from "@epb/engine";
import { inputsWithoutCell, type TemplateManifest } from "@epb/workbook";

/** Reason why a project does not fit a template, and the templates that it fits; undefined if it fits. */
export function misfit({ record }: Project, manifest: TemplateManifest): string | undefined {
  const isExpress = record.calculationType === CalculationType.Epx || record.projectType === ProjectType.Epx;
  const isSupplied = record.calculationType === CalculationType.Override;
  if (isExpress && isSupplied)
    return "is an express project (ePX) with supplied figures (Override); no template has cells for such a project.";
  const isForExpress = manifest.record.projectType === ProjectType.Epx;
  if (isExpress && !isForExpress) return "is an express project (ePX). Use the template epx or epx-campaign.";
  if (!isExpress && isForExpress) {
    return `is a project of the full edition (ePB). Use the template ${isSupplied ? "" : "epb-calculating, epb-accreditation or "}epb-non-calculating.`;
  }
  if (isSupplied && manifest.figureCells === "calculated") {
    return "is an Override project: its figures are supplied and not calculated. Use the template epb-non-calculating.";
  }
  return undefined;
}

const LONGEST_LIST = 6;

/** Parts of a project that its workbook does not have, in words; undefined if it has everything. */
export function leftOut(project: Project, manifest: TemplateManifest): string | undefined {
  const names = [...new Set(inputsWithoutCell(project, manifest).map((path) => inputLabel(path).label))];
  if (names.length === 0) return undefined;
  const more = names.length - LONGEST_LIST;
  const list = more > 0 ? [...names.slice(0, LONGEST_LIST), `${more} more`] : names;
  const figures = manifest.figureCells === "calculated" ? " The figures are calculated without these values." : "";
  return `The template ${manifest.kind} has no cells for these values, so they are omitted: ${list.join(", ")}.${figures}`;
}
