import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Outcome } from "../../calculate-input.js";
import { assumptionsSection } from "./assumptions.js";
import { chartSections, projectCharts } from "./chart-sections.js";
import { explanationsSection } from "./explanations.js";
import { findingsSection } from "./findings.js";
import { element, fragment, type Markup } from "./markup.js";
import { projectHeader } from "./project-header.js";
import { provenanceSection } from "./provenance.js";
import { scheduleSections } from "./schedule-sections.js";
import { summaryCards } from "./summary-cards.js";

export interface ProjectReport {
  readonly id: string;
  readonly name: string;
  readonly content: Markup;
}

export interface ProjectReportChoice {
  readonly explains: boolean;
  /** Begins the names of everything in the page that belongs to this project. */
  readonly prefix: string;
}

/** Everything a page has to say about one input. */
export function projectReport(outcome: Outcome, { explains, prefix }: ProjectReportChoice): ProjectReport {
  const { input, result } = outcome;
  const name = result?.project.record.name.trim() || input.file;
  const body =
    result === undefined
      ? fragment(element("h1", {}, name), element("p", {}, "This file has no project that epb can calculate."))
      : fragment(projectHeader(result, input, name), summaryCards(result));
  return {
    id: prefix,
    name,
    content: element(
      "article",
      { id: prefix },
      body,
      findingsSection(outcome),
      result === undefined ? undefined : figures(result, prefix),
      result === undefined || !explains ? undefined : explanationsSection(result, input),
      result === undefined ? undefined : assumptionsSection(result, input),
      provenanceSection(outcome),
    ),
  };
}

/** Charts first, then the schedules that have none. */
function figures(result: CalculatedProject, prefix: string): Markup {
  const charts = projectCharts(result);
  return fragment(
    chartSections(charts, prefix),
    scheduleSections(
      result,
      charts.map(({ table }) => table.id),
    ),
  );
}
