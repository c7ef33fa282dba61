import { CalculationType, type Project, ProjectType } from "@epb/engine";
import { newestTemplate, type TemplateManifest } from "@epb/workbook";

/** The template that a project is written to. */
export function templateOf({ record: { calculationType, projectType } }: Project): TemplateManifest {
  const isExpress = calculationType === CalculationType.Epx || projectType === ProjectType.Epx;
  return newestTemplate(isExpress ? "epx" : "epb-calculating");
}
