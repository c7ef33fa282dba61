import { PARTY_ROLE_LABELS } from "@epb/engine";
import { explanationText } from "@epb/engine/explain";
import { reportTables, type ScheduleId, schedule1Of, withoutEmptyColumns } from "@epb/engine/report";
import { type CalculatedProject, summaryFigures, withheldSentence } from "@epb/workbook/diagnostics";
import type { Outcome } from "../../calculate-input.js";
import { formatFigure } from "../../format/figure-value.js";
import { remarkText } from "../../format/remark-text.js";
import type { Input } from "../../input/read-input.js";
import { explainerOf } from "../explainer-of.js";
import { headlines } from "../headline-explanations.js";
import { projectDescription } from "../title.js";
import { assumptionsSection } from "./assumptions.js";
import { chartSections, projectCharts } from "./chart-sections.js";
import { findingsSection } from "./findings.js";
import { element, fragment, type Markup } from "./markup.js";
import { provenanceSection } from "./provenance.js";
import { scrolling } from "./scrolling.js";
import { scheduleTable } from "./table.js";

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

/** Calculation of the key figures: formula, values, and the cells of inputs. */
function explanationsSection(result: CalculatedProject, input: Input): Markup {
  const explainer = explainerOf(result, input);
  const explained = headlines(result, explainer);
  if (explained.length === 0) return fragment();
  return element(
    "section",
    {},
    element("h2", {}, "How the key figures were calculated"),
    explained.map(({ path, label }) =>
      fragment(
        element("h3", {}, label),
        scrolling(label, element("pre", {}, explanationText(explainer, path, { depth: 0 }).trimEnd())),
      ),
    ),
  );
}

/** Header: name, kind, source, and parties of the project. */
function projectHeader({ project }: CalculatedProject, input: Input, name: string): Markup {
  const { identification, contacts = [] } = project.data;
  const { agencyName, subAgencyName, contractNumber, taskOrderNumber, projectIdNumber } = identification ?? {};
  const numbers = [
    [agencyName, subAgencyName].filter((part) => part !== undefined).join(", "),
    contractNumber === undefined ? "" : `contract ${contractNumber}`,
    taskOrderNumber === undefined ? "" : `task order ${taskOrderNumber}`,
    projectIdNumber === undefined ? "" : `project ${projectIdNumber}`,
  ].filter((part) => part !== "");
  const people = contacts.map(({ role, name: person, institution }) => {
    const who = [person, institution].filter((part) => part !== undefined).join(", ");
    return role === undefined ? who : `${PARTY_ROLE_LABELS[role]}: ${who}`;
  });
  return fragment(
    element("h1", {}, name),
    [projectDescription(project), numbers.join(" · "), people.join(" · "), input.file]
      .filter((line) => line !== "")
      .map((line) => element("p", { class: "quiet" }, line)),
  );
}

/** Schedules with content that are neither below a chart nor among the assumptions. */
function scheduleSections({ project, calculation }: CalculatedProject, shownWithCharts: readonly ScheduleId[]): Markup {
  const { express } = calculation.calculatedValues;
  const shown: readonly ScheduleId[] = [
    ...shownWithCharts,
    "escalation",
    ...(express === undefined ? [] : [schedule1Of(project.data)]),
  ];
  const tables = reportTables(project.data, calculation.calculatedValues).filter(({ id }) => !shown.includes(id));
  if (tables.length === 0) return fragment();
  return element(
    "section",
    {},
    element("h2", {}, "Schedules"),
    tables.map((table) => scheduleTable(withoutEmptyColumns(table), table.title)),
  );
}

/** Key figures, one card each, and the inputs that cause dashes. */
function summaryCards(result: CalculatedProject): Markup {
  const note = withheldSentence(result.unknownInputs ?? []);
  return fragment(cards(result), note === undefined ? undefined : element("p", { class: "note" }, note));
}

function cards(result: CalculatedProject): Markup {
  return element(
    "dl",
    { class: "cards" },
    summaryFigures(result).map(({ definition, value, remark }) => {
      const note = remarkText(remark);
      return element(
        "div",
        { class: "card" },
        element("dt", {}, definition.label),
        element(
          "dd",
          {},
          formatFigure(value, definition.quantity === "kgCo2ePerYear" ? { ...definition, decimals: 0 } : definition),
          note === "" ? undefined : element("small", {}, note.replace(/^,? /, "")),
        ),
      );
    }),
  );
}
