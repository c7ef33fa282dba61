import { escapeHtml } from "@epb/engine/report";
import type { JsonSchema } from "./tidy-schema.js";

/** Anchor of a schema on the page. */
export const anchorOfSchema = (name: string): string => `schema-${name}`;

/** Words between backticks as code. */
export const inCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");

/** The schema in words: types with links, objects as lists of their fields. */
export function schemaHtml(schema: JsonSchema): string {
  const { properties, required = [], description } = schema;
  const words = description === undefined ? "" : `<p>${inCode(description)}</p>`;
  if (properties !== undefined) return words + fieldsHtml(properties as Readonly<Record<string, JsonSchema>>, required);
  const options = schema.anyOf ?? schema.oneOf;
  if (options === undefined) return `${words}<p>${typeHtml(schema)}</p>`;
  const items = options.map((option) => `<li>${typeHtml(option as JsonSchema)}</li>`);
  return `${words}<p>One of:</p><ul class="options">${items.join("")}</ul>`;
}

/** Fields with their types and what they are. */
function fieldsHtml(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): string {
  const fields = Object.entries(properties).map(([name, property]) => {
    const { description, ...type } = property;
    const words = description === undefined ? "" : `<p>${inCode(description)}</p>`;
    const isRequired = required.includes(name) ? ' <span class="required">required</span>' : "";
    return `<dt><code>${escapeHtml(name)}</code>${isRequired}</dt><dd>${words}<div class="type">${typeHtml(type)}</div></dd>`;
  });
  return fields.length === 0 ? "<p>No fields.</p>" : `<dl>${fields.join("")}</dl>`;
}

/** A type in words. */
export function typeHtml(schema: JsonSchema | boolean): string {
  if (typeof schema === "boolean") return schema ? "any value" : "no value";
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
  return `${escapeHtml([schema.type ?? "any value", ...limits(schema)].join(", "))}${patternHtml(schema)}`;
}

function linkToSchema(reference: string): string {
  const [, name = "", ...within] = reference.replace("#/components/", "").split("/");
  const part = within.at(-1);
  const label = part === undefined ? name : `${part} of ${name}`;
  return `<a href="#${escapeHtml(anchorOfSchema(name))}">${escapeHtml(label)}</a>`;
}

function limits({ format, minLength, maxLength, minimum, maximum }: JsonSchema): readonly string[] {
  return [
    ...(format === undefined ? [] : [format]),
    ...(minLength === undefined || minLength === 0
      ? []
      : [`at least ${minLength} ${minLength === 1 ? "character" : "characters"}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ];
}

/** Longer patterns are less clear than the description next to them. */
const LONGEST_PATTERN = 60;

const patternHtml = ({ pattern }: JsonSchema): string =>
  pattern === undefined || pattern.length > LONGEST_PATTERN ? "" : `, <code>${escapeHtml(pattern)}</code>`;

const code = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`;
