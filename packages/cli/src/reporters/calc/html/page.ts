import { CLI_VERSION } from "../../../versions.js";
import { element, fragment, Markup } from "./markup.js";
import type { ProjectReport } from "./project-report.js";
import { STYLE } from "./style.js";

/** The whole document. */
export function page(reports: readonly ProjectReport[]): string {
  const [first] = reports;
  const title = reports.length === 1 ? (first?.name ?? "") : `${reports.length} projects`;
  const html = element(
    "html",
    { lang: "en" },
    element(
      "head",
      {},
      element("meta", { charset: "utf-8" }),
      element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      element("meta", { name: "generator", content: `epb ${CLI_VERSION}` }),
      // Nothing is loaded and nothing runs, even where a reader of pages would let it.
      element("meta", {
        "http-equiv": "Content-Security-Policy",
        content: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      }),
      element("meta", { name: "referrer", content: "no-referrer" }),
      element("title", {}, title),
      element("style", {}, Markup.trusted(STYLE)),
    ),
    element(
      "body",
      {},
      contents(reports),
      element(
        "main",
        {},
        reports.map(({ content }) => content),
      ),
    ),
  );
  return `<!doctype html>\n${html.html}\n`;
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
