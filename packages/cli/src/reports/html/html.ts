import type { Outcome } from "../../calculate-input.js";
import type { Reporter } from "../reporter.js";
import { htmlDocument } from "./document.js";
import { element, fragment, type Markup } from "./markup.js";
import { type ProjectReport, projectReport } from "./project-report.js";

export interface HtmlChoice {
  /** True if the key figures have explanations. */
  readonly explains: boolean;
}

/** A page for a browser and a printer, with charts, in one file that needs nothing else. */
export function htmlReporter({ explains }: HtmlChoice): Reporter<ProjectReport | undefined> {
  let count = 0;
  return {
    one: (outcome: Outcome) => {
      count += 1;
      // Standard error already has the read errors; there is no report.
      return outcome.input.contents.ok ? projectReport(outcome, { explains, prefix: `project-${count}` }) : undefined;
    },
    together: (reports) => {
      const known = reports.filter((report) => report !== undefined);
      return known.length === 0 ? undefined : page(known);
    },
  };
}

/** The whole document. */
function page(reports: readonly ProjectReport[]): string {
  const [first] = reports;
  const title = reports.length === 1 ? (first?.name ?? "") : `${reports.length} projects`;
  return htmlDocument(
    title,
    contents(reports),
    element(
      "main",
      {},
      reports.map(({ content }) => content),
    ),
  );
}

/** Several projects have a list of links above them. */
function contents(reports: readonly ProjectReport[]): Markup {
  if (reports.length < 2) return fragment();
  return element(
    "nav",
    { "aria-label": "Projects" },
    element(
      "ul",
      {},
      reports.map(({ id, name }) => element("li", {}, element("a", { href: `#${id}` }, name))),
    ),
  );
}
