import { htmlDocument } from "./document.js";
import { element, fragment, type Markup } from "./markup.js";
import type { ProjectReport } from "./project-report.js";

/** The whole document. */
export function page(reports: readonly ProjectReport[]): string {
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
