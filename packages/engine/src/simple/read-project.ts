import { entryPointError } from "../errors/entry-point-errors.js";
import { parseEnteringProject } from "../input/upgrade/parse-entering-project.js";
import type { Project } from "../model/project.js";

/**
 * Reads a project from its JSON for the other entry points. An older version of the JSON is upgraded.
 *
 * @param json - The project as JSON text, as plain data, or parsed.
 * @throws EngineError "project/unreadable" with every problem of the JSON. `parseProject` returns the problems instead.
 *
 * @example
 * import { calculateProject } from "@epb/engine";
 * import { exampleProject, readProject } from "@epb/engine/simple";
 *
 * calculateProject(readProject(exampleProject())).ok; // true
 */
export function readProject(json: unknown): Project {
  const parsed = parseEnteringProject(plainJson(json));
  if (!parsed.ok) throw entryPointError("project/unreadable", { problems: parsed.problems });
  return parsed.value;
}

/** JSON text as data; decimals of a parsed project become text again. */
function plainJson(json: unknown): unknown {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(typeof json === "string" ? json : JSON.stringify(json));
  } catch (error) {
    const problem = { at: "the text", message: `${String(error)}.`, advice: "Pass the complete JSON of a project." };
    throw entryPointError("project/unreadable", { problems: [problem] });
  }
}
