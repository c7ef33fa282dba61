import type { ProjectExplainer } from "../explain/explain-project.js";
import { inputLabel } from "../explain/input-labels.js";
import { projectJsonSchema } from "../input/project-json-schema.js";
import { didYouMean, nearMisses } from "./near-misses.js";
import { type CalculatedProject, type NamedInput, namedInputs } from "./project-names.js";

type Schema = Readonly<Record<string, unknown>>;

/** Members that identify the items of a list, in the brackets of a path. */
const KEYS: readonly string[] = ["uuid", "fieldId", "year", "month", "subregionId"];

/** The path of every single input that a project may have, with `*` for the items of lists. */
function schemaPaths(): readonly string[] {
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

/** Finds inputs by their names. */
export interface InputFinder {
  /** Path of a name; the name itself if it is neither a label nor a cell. */
  readonly pathOf: (name: string) => string;
  /** Suggestion for a name that is not the path of an input. */
  readonly hint: (name: string) => string;
}

/**
 * Finds the inputs of a project by path, by label, or by the cell of its workbook, for changes. A label of a value that
 * each item of a list has means all items.
 *
 * @example
 * import { explainProject } from "@epb/engine/explain";
 * import { inputFinder } from "@epb/engine/lookup";
 *
 * const finder = inputFinder({ project }, explainProject(project, calculation));
 * finder.pathOf("index rate"); // "financing.indexRate"
 * finder.pathOf("Retained savings"); // "performancePeriod[year=*].retainedSavings"
 */
export function inputFinder({ project }: Pick<CalculatedProject, "project">, explainer: ProjectExplainer): InputFinder {
  let inputs: readonly NamedInput[] | undefined;
  const known = (): readonly NamedInput[] => {
    inputs ??= namedInputs(project, explainer);
    return inputs;
  };
  return {
    pathOf: (name) => {
      if (known().some(({ path }) => path === name)) return name;
      const [atCell] = known().filter(({ cell }) => cell !== undefined && key(cell) === key(name));
      if (atCell !== undefined) return atCell.path;
      const [labelled, ...more] = known().filter(({ label }) => key(label) === key(name));
      if (labelled !== undefined && more.length === 0) return labelled.path;
      return ofColumn(name, known()) ?? name;
    },
    hint: (name) =>
      didYouMean(
        nearMisses(name, [
          ...known().map(({ path, label }) => ({ suggestion: path, names: [path, label, lastMember(path)] })),
          ...schemaPaths().map((path) => ({ suggestion: path, names: [path, labelOf(path), lastMember(path)] })),
        ]),
      ),
  };
}

/** A label without an item means all items: "Retained savings" includes every year. */
function ofColumn(name: string, inputs: readonly NamedInput[]): string | undefined {
  const columns = new Set(
    inputs.filter(({ path }) => key(labelOf(path)) === key(name)).map(({ path }) => opened(path)),
  );
  const [column, ...more] = columns;
  return more.length === 0 ? column : undefined;
}

const opened = (path: string): string =>
  path.replace(/\[([^\]]*)\]/g, (_, keys: string) => `[${keys.replace(/=[^,]*/g, "=*")}]`);
const labelOf = (path: string): string => inputLabel(path).label;
const key = (text: string): string => text.toLowerCase().replaceAll(/['$]/g, "").replaceAll(/\s+/g, " ").trim();
const lastMember = (path: string): string => path.slice(path.lastIndexOf(".") + 1);
