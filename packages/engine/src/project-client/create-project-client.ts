import { EngineError } from "../errors/engine-error.js";
import { type ChangedPartsOptions, changedParts, isUnchanged } from "../lifecycle/changed-parts.js";
import { requireSameVersion } from "../lifecycle/project-state.js";
import type { Project } from "../model/project.js";
import type { ProjectListItem } from "../model/project-list-item.js";
import { creationPayload, type NewProject } from "./creation-payload.js";
import { expressPayload, type NewExpressProject } from "./express-payload.js";
import { withoutProject } from "./project-list-removal.js";
import { PROJECT_PATHS } from "./project-paths.js";
import { createProjectSaver } from "./project-saver.js";
import { createdId, readOpenedProject, readProjectList, readSavedProject } from "./read-reply.js";
import { type SendOptions, sendRequest } from "./send-request.js";

export interface ProjectClientOptions extends SendOptions {
  /** Reads the current user again: what they may do with which project has changed. */
  readonly refreshUser: () => Promise<void>;
  /** Called when a creation starts and when it ends, with or without success. */
  readonly setWaiting?: (isWaiting: boolean) => void;
}

/** The project calls, one function each. */
export interface ProjectClient {
  /** GET api/project/list */
  readonly list: () => Promise<readonly ProjectListItem[]>;
  /** POST api/project; the id of the new project. */
  readonly create: (project: NewProject) => Promise<string>;
  /** POST api/project with the form of the express edition; the id of the new project. */
  readonly createExpress: (form: NewExpressProject) => Promise<string>;
  /** GET api/project/{id} */
  readonly load: (id: string) => Promise<Project>;
  /** PUT api/project; the project as the store has it now. */
  readonly save: (before: Project, after: Project, options?: ChangedPartsOptions) => Promise<Project>;
  /** DELETE api/project/{id}; the list without the project. */
  readonly remove: (list: readonly ProjectListItem[], id: string) => Promise<readonly ProjectListItem[]>;
}

/**
 * A client of the project calls. The network, the session and the source of error references come in as arguments.
 *
 * @spec C §7 "api/project/list", "POST api/project", "GET api/project/{id}", "PUT api/project", "DELETE
 * api/project/{id}"; C §1 "Users keep, track and calculate project"; 0037
 *
 * @example
 * import { createProjectClient } from "@epb/engine/project-client";
 *
 * const client = createProjectClient({
 *   transport: { send: async () => ({ status: 200, body: [] }) },
 *   contactEmail: "help@example.org",
 *   makeErrorReference: () => "7f3a",
 *   refreshUser: async () => {},
 * });
 * await client.list(); // []
 */
export function createProjectClient(options: ProjectClientOptions): ProjectClient {
  const { refreshUser, setWaiting = () => {} } = options;
  const saveParts = createProjectSaver(async ({ id, record, parts }) => {
    const payload = { id, ...parts };
    return readSavedProject(await sendRequest(options, { method: "PUT", path: PROJECT_PATHS.all, payload }), record);
  });

  /** @spec C §8 "On project creation failure the waiting"; C §4 "the current user is refreshed" */
  async function post(payload: unknown): Promise<string> {
    setWaiting(true);
    try {
      const id = createdId(await sendRequest(options, { method: "POST", path: PROJECT_PATHS.all, payload }));
      if (id === undefined) throw new EngineError("project/creation-failed");
      await refreshUser();
      return id;
    } finally {
      setWaiting(false);
    }
  }

  /** Stored project with an id; undefined if the store has none. */
  async function find(id: string): Promise<unknown> {
    try {
      return await sendRequest(options, { method: "GET", path: PROJECT_PATHS.one(id) });
    } catch (error) {
      if (error instanceof EngineError && error.details["status"] === 404) return undefined;
      throw error;
    }
  }

  return {
    list: async () => readProjectList(await sendRequest(options, { method: "GET", path: PROJECT_PATHS.list })),
    create: (project) => post(creationPayload(project)),
    createExpress: (form) => post(expressPayload(form)),
    load: async (id) => readOpenedProject(await find(id), id),
    save: async (before, after, changes) => {
      const { id } = after.record;
      if (id === undefined) throw new EngineError("project/invalid");
      requireSameVersion(before.record, after.record);
      const parts = changedParts(before, after, changes);
      return isUnchanged(parts) ? after : saveParts({ id, record: after.record, parts });
    },
    remove: async (list, id) => {
      const rest = withoutProject(list, id);
      await sendRequest(options, { method: "DELETE", path: PROJECT_PATHS.one(id) });
      await refreshUser();
      return rest;
    },
  };
}
