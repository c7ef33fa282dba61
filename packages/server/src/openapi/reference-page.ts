import type { Call } from "@epb/contract";
import { escapeHtml } from "../mail/escape-html.js";
import { AREAS, areaOf } from "./areas.js";
import { type CallSchemas, callSchemas, isBytes } from "./call-schemas.js";
import { ERROR_WORDS } from "./error-schema.js";
import { EXAMPLES } from "./examples.js";
import { PAGE_STYLE } from "./page-style.js";
import { policyWords } from "./policy-words.js";
import { anchorOfSchema, schemaHtml, typeHtml } from "./schema-html.js";

/** The calls as a page to read: by area, with their schemas below. */
export function referencePage(calls: readonly Call[]): string {
  const schemas = callSchemas(calls);
  const areas = AREAS.map((area) => ({
    ...area,
    calls: calls.filter((call) => areaOf(call).name === area.name),
  })).filter((area) => area.calls.length > 0);
  const contents = areas.map(({ name }) => `<li><a href="#${anchorOfArea(name)}">${escapeHtml(name)}</a></li>`);
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
<title>Energy Project Builder: calls</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>Energy Project Builder: calls</h1>
<p>Bodies and replies are JSON. Amounts and other decimals are texts of digits; instants are ISO 8601. Programs read the same as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
<p>Log in with <code>POST /api/login</code> and send the token with every call: <code>Authorization: Bearer …</code></p>
</header>
<nav aria-label="Areas"><ul>${contents.join("")}<li><a href="#errors">Errors</a></li><li><a href="#schemas">Schemas</a></li></ul></nav>
<main>
${sections.join("\n")}
<section aria-labelledby="errors">
<h2 id="errors">Errors</h2>
<p>${inCode(ERROR_WORDS)}</p>
<p>Every answer that is no success is an ${typeHtml({ $ref: "#/components/schemas/Error" })}.</p>
</section>
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${definitions.join("\n")}
</section>
</main>
</body>
</html>
`;
}

function callHtml(call: Call, schemas: CallSchemas): string {
  const { name, method, path, summary, policy } = call;
  const example = EXAMPLES[name];
  return `<article aria-labelledby="call-${escapeHtml(name)}">
<h3 id="call-${escapeHtml(name)}"><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p>
<p class="who">Who may: ${escapeHtml(policyWords(policy))}</p>
${parametersHtml("In the path", call.params, schemas)}${parametersHtml("In the query", call.query, schemas)}<p>Body: ${formHtml(call.body, schemas)}. Reply: ${call.status ?? (call.reply === undefined ? 204 : 200)}, ${formHtml(call.reply, schemas)}.</p>
${exampleHtml("Example of a body", example?.body)}${exampleHtml("Example of a reply", example?.reply)}</article>`;
}

function parametersHtml(title: string, schema: Call["params"] | Call["query"], schemas: CallSchemas): string {
  const properties = schemas.propertiesOf(schema);
  if (Object.keys(properties).length === 0) return "";
  return `<h4>${title}</h4>${schemaHtml({ properties, required: [...schemas.requiredOf(schema)] })}\n`;
}

function formHtml(form: Call["body"] | Call["reply"], { nameOf }: CallSchemas): string {
  if (form === undefined) return "none";
  if (isBytes(form)) return form.contentTypes.map((type) => `<code>${escapeHtml(type)}</code>`).join(" or ");
  return typeHtml({ $ref: `#/components/schemas/${nameOf(form) ?? ""}` });
}

function exampleHtml(title: string, example: unknown): string {
  if (example === undefined) return "";
  return `<h4>${title}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(example, undefined, 2))}</pre>\n`;
}

const anchorOfArea = (name: string): string => `area-${name.toLowerCase().replaceAll(" ", "-")}`;

/** Words between backticks as code. */
const inCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
