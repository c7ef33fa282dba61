import { AREAS, type CallGroup } from "@epb/contract";
import { escapeHtml } from "@epb/engine/report";
import { anchorOfCall, callHtml } from "./call-html.js";
import { callSchemas } from "./call-schemas.js";
import { CONVENTIONS } from "./conventions.js";
import { ERROR_WORDS } from "./error-schema.js";
import { PAGE_STYLE } from "./page-style.js";
import { anchorOfSchema, inCode, schemaHtml, typeHtml } from "./schema-html.js";

/** The calls as a page to read: by area, with their schemas below. */
export function referencePage(groups: readonly CallGroup[]): string {
  const schemas = callSchemas(groups.flatMap(({ calls }) => calls));
  const areas = Object.entries(AREAS)
    .map(([name, description]) => ({
      name,
      description,
      calls: groups.filter(({ area }) => area === name).flatMap(({ calls }) => calls),
    }))
    .filter(({ calls }) => calls.length > 0);
  const contents = areas.map((area) => {
    const links = area.calls.map(
      (call) =>
        `<li><a href="#${escapeHtml(anchorOfCall(call))}">${call.method} ${escapeHtml(call.path.replace(/^\/api\/?/, "") || "/api")}</a></li>`,
    );
    return `<li><details><summary>${escapeHtml(area.name)}</summary><ul>${links.join("")}</ul></details></li>`;
  });
  const sections = areas.map(
    (area) => `<section aria-labelledby="${anchorOfArea(area.name)}">
<h2 id="${anchorOfArea(area.name)}">${escapeHtml(area.name)}</h2>
<p>${escapeHtml(area.description)}</p>
${area.calls.map((call) => callHtml(call, schemas)).join("\n")}
</section>`,
  );
  const definitions = Object.entries(schemas.components).map(
    ([name, schema]) => `<h3 id="${escapeHtml(anchorOfSchema(name))}">${escapeHtml(name)}</h3>\n${schemaHtml(schema)}`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>epb API</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the endpoints</a>
<header>
<h1>epb API</h1>
<p>For programs that work with a site. Also available as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
</header>
<div class="columns">
<nav aria-label="Contents"><ul><li><a href="#conventions">Conventions</a></li>${contents.join("")}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main id="content">
<section aria-labelledby="conventions">
<h2 id="conventions">Conventions</h2>
<ul>${CONVENTIONS.map((sentence) => `<li>${inCode(sentence)}</li>`).join("")}</ul>
<h3 id="errors">Errors</h3>
<p>Every error reply is an ${typeHtml({ $ref: "#/components/schemas/Error" })}: ${inCode(ERROR_WORDS)}</p>
</section>
${sections.join("\n")}
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${definitions.join("\n")}
</section>
</main>
</div>
</body>
</html>
`;
}

const anchorOfArea = (name: string): string => `area-${name.toLowerCase().replaceAll(" ", "-")}`;
