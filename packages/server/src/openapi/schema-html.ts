import { escapeHtml } from "../mail/escape-html.js";
import type { JsonSchema } from "./call-schemas.js";

/** Where a schema stands on the page. */
export const anchorOfSchema = (name: string): string => `schema-${name}`;

/** The schema in words: types with links, objects as tables of their fields. */
export function schemaHtml(schema: JsonSchema): string {
  const { properties, required = [] } = schema;
  if (properties === undefined) return `<p>${typeHtml(schema)}</p>`;
  const rows = Object.entries(properties).map(([name, property]) => {
    const isRequired = required.includes(name) ? "yes" : "no";
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${typeHtml(property)}</td><td>${isRequired}</td></tr>`;
  });
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** A type in words. */
export function typeHtml(schema: JsonSchema | boolean): string {
  if (typeof schema === "boolean") return schema ? "anything" : "nothing";
  if (schema.$ref !== undefined) return linkToSchema(schema.$ref);
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return options.map(typeHtml).join(" or ");
  if (schema.allOf !== undefined) return schema.allOf.map(typeHtml).join(" and ");
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(", ");
  if (schema.properties !== undefined) return schemaHtml(schema);
  if (schema.type === "array") return `list of ${typeHtml((schema.items ?? true) as JsonSchema | boolean)}`;
  if (schema.type === "object") {
    const values = schema.additionalProperties;
    return values === undefined || values === false
      ? "object"
      : `object with values: ${typeHtml(values as JsonSchema)}`;
  }
  return escapeHtml([schema.type ?? "anything", ...limits(schema)].join(", "));
}

function linkToSchema(reference: string): string {
  const name = reference.split("/").at(-1) ?? "";
  return `<a href="#${escapeHtml(anchorOfSchema(name))}">${escapeHtml(name)}</a>`;
}

function limits({ format, minLength, maxLength, minimum, maximum }: JsonSchema): readonly string[] {
  return [
    ...(format === undefined ? [] : [format]),
    ...(minLength === undefined || minLength === 0 ? [] : [`${minLength} characters or more`]),
    ...(maxLength === undefined ? [] : [`${maxLength} characters or less`]),
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? [] : [`${minimum} or more`]),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? [] : [`${maximum} or less`]),
  ];
}

const code = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`;
