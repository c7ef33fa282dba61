import { EngineError } from "../errors/engine-error.js";
import { parseProject } from "../input/parse-project.js";
import { parseProjectList } from "../input/parse-project-list.js";
import { upgradeProject } from "../input/upgrade/upgrade-project.js";
import { requireSameVersion } from "../lifecycle/project-state.js";
import type { Project, ProjectRecord } from "../model/project.js";
import type { ProjectListItem } from "../model/project-list-item.js";

/** @throws EngineError 'Invalid project data instance' for a reply that is no list of projects */
export function readProjectList(body: unknown): readonly ProjectListItem[] {
  const parsed = parseProjectList(body);
  if (!parsed.ok) throw new EngineError("project/data-invalid", { problems: parsed.problems });
  return parsed.value;
}

/**
 * The project that was asked for, upgraded where it is of an older version.
 *
 * @throws EngineError 'Attempt to navigate to an invalid project' for anything else
 * @spec C §2 "Attempt to navigate to an invalid"; C §8 "Attempt to navigate to an invalid"
 */
export function readOpenedProject(body: unknown, id: string): Project {
  const parsed = parseProject(upgraded(body, id));
  if (!parsed.ok) throw new EngineError("project/invalid", { id, problems: parsed.problems });
  if (parsed.value.record.id !== id) throw new EngineError("project/invalid", { id });
  return parsed.value;
}

function upgraded(body: unknown, id: string): unknown {
  try {
    return upgradeProject(body).json;
  } catch (error) {
    throw new EngineError("project/invalid", { id, error });
  }
}

/**
 * The project as the response to a save rebuilds it.
 *
 * @throws EngineError 'Invalid project data instance', 'Invalid project version'
 * @spec C §7 "response rebuilds the project"; C §3 "A project rejects a record whose"
 */
export function readSavedProject(body: unknown, record: ProjectRecord): Project {
  const parsed = parseProject(body);
  if (!parsed.ok) throw new EngineError("project/data-invalid", { problems: parsed.problems });
  requireSameVersion(record, parsed.value.record);
  if (parsed.value.record.id !== record.id)
    throw new EngineError("project/data-invalid", { id: parsed.value.record.id });
  return parsed.value;
}

/** The id in the reply to a creation: its own or that of the record in it; undefined without one. */
export function createdId(body: unknown): string | undefined {
  const { id, record } = membersOf(body);
  const found = id ?? membersOf(record)["id"];
  return typeof found === "string" && found.trim() !== "" ? found : undefined;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
