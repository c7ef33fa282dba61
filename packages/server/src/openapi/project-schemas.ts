import { EngineError, figureDefinition, inputLabel, projectJsonSchema } from "@epb/engine";
import { type JsonSchema, tidySchema } from "./tidy-schema.js";
import { wordsOf } from "./words-of.js";

type Properties = Readonly<Record<string, JsonSchema>>;
type Label = (path: string) => string | undefined;

const link = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/**
 * The schemas of a project, whole and in changed parts: the engine's own, with the words of its labels.
 *
 * @spec C §7 "record, data, calculated values", "record, data, calculated values"
 */
export function projectSchemas(): Properties {
  const root = projectJsonSchema() as { readonly properties: Properties; readonly $defs: Properties };
  const { record = {}, data = {}, calculatedValues = {}, ...others } = resolved(root.properties, root.$defs);
  const { required: _required, ...changedRecord } = describe(record, "", named);
  return {
    Project: {
      type: "object",
      description: "Complete project.",
      properties: {
        record: { ...link("ProjectRecord"), ...saying("record") },
        data: { ...link("ProjectData"), ...saying("data") },
        calculatedValues: { ...link("ProjectCalculatedValues"), ...saying("calculatedValues") },
        ...describe({ properties: others }, "", named).properties,
      },
      required: ["record", "data"],
      additionalProperties: false,
    },
    ProjectRecord: describe(record, "", named),
    ProjectData: { ...describe(data, "", inputWords), description: "Inputs of the project, by section." },
    ProjectCalculatedValues: withWithheld(describe(calculatedValues, "", figureWords)),
    ProjectChanges: changesSchema({ record: changedRecord, ...others }),
  };
}

const TEXTS: JsonSchema = { type: "array", items: { type: "string" } };

/** Calculated values, some of which can be withheld. */
function withWithheld(complete: JsonSchema): JsonSchema {
  const { properties, ...others } = withoutRequired(complete) as JsonSchema;
  return {
    ...others,
    description:
      "Figures that the engine calculates; supplied figures for an Override project. Withheld figures are absent: calculated figures that depend on inputs that cannot be used, and supplied figures that cannot be read.",
    properties: {
      ...(properties as Properties),
      withheld: {
        type: "object",
        description: "Inputs that cannot be used, and withheld figures. Absent if all inputs can be used.",
        properties: {
          inputs: { ...TEXTS, description: "Paths of the inputs that cannot be used." },
          figures: { ...TEXTS, description: "Paths of the withheld figures." },
        },
        required: ["inputs", "figures"],
        additionalProperties: false,
      },
    },
  };
}

/** The schema in which no member is required. */
function withoutRequired(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRequired);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, part]) => (name === "required" ? [] : [[name, withoutRequired(part)]])),
  );
}

/**
 * Parts of a save: for each, the new or changed members, and the removed ones. @spec C §4 "Saving sends only changed
 * parts"
 */
function changesSchema({ record = {}, mv = {}, unknownInputs: _unknown, ...children }: Properties): JsonSchema {
  const part = (changed: JsonSchema, name: string): JsonSchema => ({
    type: "object",
    ...saying(name),
    properties: { changed: { ...changed, description: "New or changed fields." }, ...PART_KEYS },
    additionalProperties: false,
  });
  const { required: _required, ...changedMeasurement } = describe(mv, "", named);
  const { notes = {}, ...otherChildren } = describe({ properties: children }, "", named).properties as Properties;
  const members = (properties: Properties): JsonSchema => ({ type: "object", properties, additionalProperties: false });
  return {
    type: "object",
    description:
      "Changes of each part. `changed` has the changed fields of the part: of a list, only the new and changed items; of any other field, the complete value. New items have no ID; the server assigns one.",
    properties: {
      record: part(record, "record"),
      data: part(link("ProjectData"), "data"),
      calculatedValues: part(link("ProjectCalculatedValues"), "calculatedValues"),
      mv: part(changedMeasurement, "mv"),
      notes: part(members({ notes }), "notes"),
      children: part(members(otherChildren), "children"),
      removed: {
        type: "array",
        items: { enum: ["calculatedValues", "mv"] },
        description: "Parts to remove from the project.",
      },
      unknownInputs: {
        ...TEXTS,
        description:
          "Paths of inputs that become unknown, such as inputs of a measure that was copied with an input that could not be read. The project must have the measure, fuel, or subregion in each path.",
      },
    },
    additionalProperties: false,
  };
}

const keys = (description: string): JsonSchema => ({
  type: "object",
  additionalProperties: { type: "array", items: {} },
  description,
});

const PART_KEYS: Properties = {
  deletedItems: keys("Keys of the items to remove, by the name of the list."),
  order: keys("Keys of a list in their order. Needed only if new items do not follow the existing items."),
  removed: { type: "array", items: { type: "string" }, description: "Fields to remove from the part." },
};

/** The same without links into the engine's own document. */
function resolved(schemas: Properties, definitions: Properties): Properties {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part !== "object" || part === null) return part;
    const { $ref, ...rest } = part as JsonSchema;
    // The target of a link can be a link.
    if ($ref !== undefined) return resolve({ ...definitions[$ref.split("/").at(-1) ?? ""], ...rest });
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]));
  };
  return tidySchema(resolve(schemas)) as Properties;
}

/** Adds a description to every member. @param path - Path of the schema, with its lists open. */
function describe(schema: JsonSchema, path: string, labelOf: Label): JsonSchema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Properties).map(([name, member]) => {
          const place = path === "" ? name : `${path}.${name}`;
          const description = labelOf(place) ?? named(place);
          return [name, { ...describe(member, place, labelOf), ...(description !== undefined && { description }) }];
        }),
      ),
    }),
    ...(items !== undefined && { items: describe(items as JsonSchema, `${path}[]`, labelOf) }),
  };
}

/** The words of a part, beside its schema. */
function saying(name: string): { readonly description?: string } {
  const description = wordsOf("Project", name);
  return description === undefined ? {} : { description };
}

/** A member that the engine has no label for. */
function named(path: string): string | undefined {
  return wordsOf("Project", path) ?? wordsOf("Project", path.split(".").at(-1) ?? "");
}

function inputWords(path: string): string | undefined {
  const { label, unit, choices } = inputLabel(path);
  if (label === path) return undefined;
  const numbers = Object.entries(choices ?? {}).map(([number, name]) => `${number} ${name}`);
  return sentence(label, unit, numbers);
}

/** Keys that the lists of figures have: one of them finds the definition. */
const LIST_KEYS = ["year=1", "uuid=x", "year=1,month=1", "fieldId=1"];

function figureWords(path: string): string | undefined {
  const paths = path
    .split("[]")
    .reduce<readonly string[]>(
      (begun, part, index) =>
        index === 0 ? [part] : begun.flatMap((text) => LIST_KEYS.map((key) => `${text}[${key}]${part}`)),
      [],
    );
  for (const candidate of paths) {
    try {
      const { label, unit } = figureDefinition(candidate);
      return sentence(label, unit);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }
  return undefined;
}

const sentence = (label: string, unit: string | undefined, choices: readonly string[] = []): string =>
  `${label}${unit === undefined ? "" : `, ${unit}`}${choices.length === 0 ? "" : `: ${choices.join(", ")}`}.`;
