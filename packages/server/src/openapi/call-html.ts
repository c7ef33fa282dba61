import { type Call, errorsOf } from "@epb/contract";
import { EXAMPLES } from "@epb/contract/documentation";
import { escapeHtml } from "@epb/engine/report";
import { type CallSchemas, isBytes } from "./call-schemas.js";
import { replyHeaders, requestHeaders } from "./headers.js";
import { bodyWords, statusOf } from "./operation.js";
import { policyWords } from "./policy-words.js";
import { inCode, schemaHtml, typeHtml } from "./schema-html.js";
import type { JsonSchema } from "./tidy-schema.js";
import { wordsOf } from "./words-of.js";

/** Anchor of a call on the page. */
export const anchorOfCall = ({ name }: Call): string => `call-${name}`;

/** A call as HTML: description, access, inputs, and replies. */
export function callHtml(call: Call, schemas: CallSchemas): string {
  const { name, method, path, summary, policy, body, reply } = call;
  const example = EXAMPLES.get(name);
  const anchor = escapeHtml(anchorOfCall(call));
  return `<article aria-labelledby="${anchor}">
<h3 id="${anchor}"><span class="method ${method}">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${inCode(summary)}</p>
<p class="who">Access: ${escapeHtml(policyWords(policy))}</p>
${parametersHtml("Path parameters", "params", call, schemas)}${parametersHtml("Query parameters", "query", call, schemas)}${headersHtml("Request header", requestHeaders(call) as readonly Header[])}${
  body === undefined ? "" : `<h4>Body</h4><p>${escapeHtml(bodyWords(call))} ${formHtml(body, schemas)}.</p>`
}${exampleHtml("Example body", example?.body)}<h4>Reply</h4><p>${statusOf(call)}, ${reply === undefined ? "no content" : formHtml(reply, schemas)}.</p>${headersHtml("Reply headers", namedHeaders(call))}${exampleHtml("Example reply", example?.reply)}${errorsHtml(call)}
</article>`;
}

interface Header {
  readonly name: string;
  readonly description: string;
}

const namedHeaders = (call: Call): readonly Header[] =>
  Object.entries(replyHeaders(call)).map(([name, { description }]) => ({ name, description }));

function headersHtml(title: string, headers: readonly Header[]): string {
  if (headers.length === 0) return "";
  const rows = headers.map(
    ({ name, description }) => `<dt><code>${escapeHtml(name)}</code></dt><dd>${inCode(description)}</dd>`,
  );
  return `<h4>${title}</h4><dl>${rows.join("")}</dl>`;
}

function parametersHtml(title: string, place: "params" | "query", call: Call, schemas: CallSchemas): string {
  const form = call[place];
  const properties: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
    Object.entries(schemas.propertiesOf(form)).map(([name, schema]) => {
      const description = wordsOf(call.name, name);
      return [name, { ...schema, ...(description !== undefined && { description }) }];
    }),
  );
  if (Object.keys(properties).length === 0) return "";
  return `<h4>${title}</h4>${schemaHtml({ properties, required: [...schemas.requiredOf(form)] })}\n`;
}

function formHtml(form: NonNullable<Call["body"] | Call["reply"]>, { nameOf }: CallSchemas): string {
  if (isBytes(form)) return form.contentTypes.map((type) => `<code>${escapeHtml(type)}</code>`).join(" or ");
  return typeHtml({ $ref: `#/components/schemas/${nameOf(form) ?? ""}` });
}

function exampleHtml(title: string, example: unknown): string {
  if (example === undefined) return "";
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(example, undefined, 2))}</pre></details>\n`;
}

function errorsHtml(call: Call): string {
  const rows = errorsOf(call).map(
    ({ status, code, meaning }) => `<dt>${status} <code>${escapeHtml(code)}</code></dt><dd>${inCode(meaning)}</dd>`,
  );
  return `<details><summary>Errors</summary><dl>${rows.join("")}</dl></details>\n`;
}
