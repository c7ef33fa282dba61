import { projectJsonSchema } from "@epb/engine";

type Schema = Readonly<Record<string, unknown>>;

/** Members that tell the items of a list apart; they stand in its brackets. */
const KEYS: readonly string[] = ["uuid", "fieldId", "year", "month", "subregionId"];

/** The path of every single input that a project may have, with `*` for the items of lists. */
export function schemaPaths(): readonly string[] {
  const { properties, $defs = {} } = projectJsonSchema() as { properties: Schema; $defs?: Schema };
  return [...pathsOf(properties["data"] as Schema, "", $defs)];
}

function* pathsOf(schema: Schema, path: string, definitions: Schema): Generator<string> {
  const reference = /^#\/\$defs\/(.+)$/.exec(String(schema["$ref"] ?? ""))?.[1];
  if (reference !== undefined) yield* pathsOf(definitions[reference] as Schema, path, definitions);
  else if (isSchema(schema["properties"])) {
    for (const [name, member] of Object.entries(schema["properties"])) {
      if (path.endsWith("]") && KEYS.includes(name)) continue;
      yield* pathsOf(member as Schema, path === "" ? name : `${path}.${name}`, definitions);
    }
  } else if (isSchema(schema["items"])) {
    const item = schema["items"];
    const keys = KEYS.filter((key) => isSchema(item["properties"]) && key in item["properties"]);
    const step = keys.length === 0 ? "#=*" : keys.map((key) => `${key}=*`).join(",");
    yield* pathsOf(item, `${path}[${step}]`, definitions);
  } else if (path !== "") yield path;
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;
