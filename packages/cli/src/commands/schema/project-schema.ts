import {
  ACCREDITATION_CONTACT_TYPE_LABELS,
  BASELINE_FIELD_LABELS,
  EXPENSE_FIELD_LABELS,
  type InputRow,
  inputRow,
  MEASUREMENT_STATUS_LABELS,
  NOTE_TYPE_LABELS,
  projectJsonSchema,
  SAVINGS_CATEGORY_LABELS,
} from "@epb/engine";
import { described, document, type JsonSchema } from "./parts.js";
import { usedDefinitions } from "./used-definitions.js";

type Definitions = Readonly<Record<string, JsonSchema>>;

interface EngineSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly $defs: Definitions;
}

/** Parts of the schema of a project. They refer to its definitions. */
export interface ProjectParts {
  readonly record: JsonSchema;
  readonly data: JsonSchema;
  readonly calculatedValues: JsonSchema;
  readonly definitions: Definitions;
}

/** A project, with the label, the unit, the limits, and the choices of each input. */
export function projectSchema(): JsonSchema {
  const { $schema: _, $defs, ...schema } = projectJsonSchema() as EngineSchema & { readonly $schema: string };
  const properties = Object.entries(schema.properties).map(([name, part]) => [name, labeledPart(name, part, $defs)]);
  const labeled = {
    description: "Project file, input of epb calc. Decimals are text, and a percentage is a fraction.",
    ...schema,
    properties: Object.fromEntries(properties),
  };
  return document("Project of epb", labeled, usedDefinitions(labeled, $defs));
}

/** The parts of the schema of a project that results contain. */
export function projectParts(): ProjectParts {
  const { properties, $defs } = projectJsonSchema() as EngineSchema;
  const { record = {}, data = {}, calculatedValues = {} } = properties;
  return {
    record: labeledPart("record", record, $defs),
    data: labeledPart("data", data, $defs),
    calculatedValues: withOptionalFigures(calculatedValues, $defs),
    definitions: $defs,
  };
}

const labeledPart = (name: string, part: JsonSchema, definitions: Definitions): JsonSchema =>
  // Paths of inputs begin in the data of a project.
  name === "calculatedValues" ? part : labeled(part, name === "data" ? "" : name, definitions);

/** The schema with labels. Objects and lists are copied, because the same definition may have several labels. */
function labeled(schema: JsonSchema, path: string, definitions: Definitions): JsonSchema {
  const group = groupOf(schema, definitions);
  if (group === undefined) return { ...labelOf(path), ...withNames(schema, path) };
  return mapGroup(group, (name, part) => labeled(part, nextPath(path, name), definitions));
}

/** Figures that depend on an input that cannot be used are absent from a result, so only keys are required. */
function withOptionalFigures(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const group = groupOf(schema, definitions);
  if (group === undefined) return schema;
  const { required, ...copy } = mapGroup(group, (_, part) => withOptionalFigures(part, definitions));
  const keys = Array.isArray(required) ? required.filter((name) => KEYS.has(name)) : [];
  return keys.length === 0 ? copy : { ...copy, required: keys };
}

/** Members that identify the items of a list. */
const KEYS: ReadonlySet<unknown> = new Set(["uuid", "fieldId", "year", "month"]);

/** An object or a list, also behind a reference; undefined for a single value. */
function groupOf(schema: JsonSchema, definitions: Definitions): JsonSchema | undefined {
  const [, name = ""] = /^#\/\$defs\/(.+)$/.exec(String(schema["$ref"] ?? "")) ?? [];
  const definition = definitions[name];
  if (definition !== undefined) return groupOf(definition, definitions);
  return isSchema(schema["properties"]) || isSchema(schema["items"]) ? schema : undefined;
}

/** A copy of an object or a list with other parts. The name of an item of a list is `[]`. */
function mapGroup(group: JsonSchema, change: (name: string, part: JsonSchema) => JsonSchema): JsonSchema {
  const { properties, items } = group;
  if (isSchema(items)) return { ...group, items: change("[]", items) };
  const parts = Object.entries(isSchema(properties) ? properties : {});
  const changed = parts.map(([name, part]) => [name, isSchema(part) ? change(name, part) : part]);
  return { ...group, properties: Object.fromEntries(changed) };
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function nextPath(path: string, name: string): string {
  if (name === "[]") return `${path}[]`;
  return path === "" ? name : `${path}.${name}`;
}

/** Titles of members that are not inputs: keys of items, and data of the program. */
const OTHER_TITLES: Readonly<Record<string, string>> = {
  "record.id": "Project, id",
  "record.displayId": "Number of the project on its site",
  "record.status": "Status",
  "record.version": "Version of the data model",
  "record.createdDate": "Time of creation",
  "record.modifiedDate": "Time of the last change",
  "escalationRates[].fieldId": "Savings category",
  "escalationRates[].year": "Year",
  "performancePeriod[].year": "Year",
  "performancePeriod[].otherExpenses[].fieldId": "Number of the other expense",
  "performancePeriodESAPayments[].year": "Year",
  "cancellationCeiling[].year": "Year",
  "cancellationCeiling[].month": "Month",
  "ecms[].uuid": "Measure, id",
  "ecms[].estimatedSavings[].fieldId": "Number of the savings field",
  "ecms[].baseline[].fieldId": "Baseline field",
  "express.energyConsumption[].fieldId": "Baseline field",
  "accreditation.contacts[].contactType": "Type of the contact",
  "mv.status": "Status of measurement and verification",
  "mv.years[].id": "Measured year, id",
  "mv.years[].year": "Year",
  "mv.years[].status": "Status of the year",
  "mv.years[].measurementVerification": "Measurement and verification expense",
  "mv.years[].verifiedSavings": "Verified savings",
  "mv.years[].reportDate": "Date of the report",
  "mv.years[].reportFileId": "File of the report, id",
  "mv.projectImplementation.verifiedCostSavings": "Verified savings of the implementation period",
  "files[].id": "File, id",
  "files[].fileName": "Name of the file",
  "files[].userId": "Person who uploaded the file, id",
  "files[].size": "Size of the file, bytes",
  "files[].notes": "Notes about the file",
  "files[].uploadDate": "Time of the upload",
  "notes[].id": "Note, id",
  "notes[].noteType": "Type of the note",
  "notes[].value": "Text of the note",
  "unknownInputs[]": "Path of an input that cannot be read",
  hasBeenApproved: "Project was approved before",
};

/** Names of choices that identify the items of a list, or that are not inputs. */
const OTHER_CHOICES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  "escalationRates[].fieldId": SAVINGS_CATEGORY_LABELS,
  "performancePeriod[].otherExpenses[].fieldId": EXPENSE_FIELD_LABELS,
  "ecms[].baseline[].fieldId": BASELINE_FIELD_LABELS,
  "express.energyConsumption[].fieldId": BASELINE_FIELD_LABELS,
  "accreditation.contacts[].contactType": ACCREDITATION_CONTACT_TYPE_LABELS,
  "mv.status": MEASUREMENT_STATUS_LABELS,
  "mv.years[].status": MEASUREMENT_STATUS_LABELS,
  "notes[].noteType": NOTE_TYPE_LABELS,
};

function labelOf(path: string): JsonSchema {
  const row = inputRow(path);
  const title = row?.label ?? OTHER_TITLES[path];
  const labels = title === undefined ? {} : { title };
  const description = row === undefined ? "" : descriptionOf(row);
  return description === "" ? labels : described(labels, description);
}

/** Unit and limits of an input, as sentences. */
function descriptionOf(row: InputRow): string {
  const unit = row.unit === undefined ? [] : [`Unit: ${row.unit}.`];
  const replaced = row.figureUnlessEntered === undefined ? [] : ["If absent, the calculated figure is used."];
  return [...unit, ...limitsOf(row), ...replaced].join(" ");
}

function limitsOf(row: InputRow): readonly string[] {
  switch (row.kind) {
    case "decimal":
      return [
        ...(row.look === "percent" ? ['Percentage as a fraction: "0.045" is 4.5%.'] : []),
        ...(row.isNonNegative ? ["0 or more."] : []),
      ];
    case "wholeNumber":
      return [`${row.minimum} to ${row.maximum}.`];
    case "date":
      return ["Date, such as 2026-05-15."];
    case "name":
      return ["Short text, not blank."];
    case "text":
    case "boolean":
    case "choice":
      return [];
    default:
      return row satisfies never;
  }
}

/** The schema with the name of each choice. A text names itself. */
function withNames(schema: JsonSchema, path: string): JsonSchema {
  const { enum: members, ...rest } = schema;
  if (!Array.isArray(members)) return schema;
  const row = inputRow(path);
  const names = (row?.kind === "choice" ? row.choices : undefined) ?? OTHER_CHOICES[path] ?? {};
  return { ...rest, oneOf: members.map((member) => ({ const: member, title: names[member] ?? String(member) })) };
}
