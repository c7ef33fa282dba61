import { CLI_VERSION } from "../../versions.js";
import { type Child, element, Markup } from "./markup.js";
import { STYLE } from "./style.js";

/** A complete page in one file; it loads no resources and runs no scripts. */
export function htmlDocument(title: string, ...body: readonly Child[]): string {
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
    element("body", {}, ...body),
  );
  return `<!doctype html>\n${html.html}\n`;
}
