import type { JsonSchema } from "./parts.js";

const REFERENCE = /"#\/\$defs\/([^"]+)"/g;

/** Definitions that a schema refers to, directly or through other definitions, in their order. */
export function usedDefinitions(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const used = new Set<string>();
  const waiting = [schema];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const [, name = ""] of JSON.stringify(part).matchAll(REFERENCE)) {
      const definition = definitions[name];
      if (definition === undefined || used.has(name)) continue;
      used.add(name);
      waiting.push(definition);
    }
  }
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => used.has(name)));
}
