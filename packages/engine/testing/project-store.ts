import { parseChangedParts } from "../src/input/parse-changed-parts.js";
import { applyChangedParts } from "../src/lifecycle/changed-parts.js";
import type { Project } from "../src/model/project.js";
import { projectListItem } from "../src/model/project-list-item.js";
import { isProjectNameTaken } from "../src/model/project-name.js";
import type { ProjectReply, ProjectRequest, ProjectTransport } from "../src/project-client/transport.js";
import { asJson, type JsonObject } from "./json.js";
import { parsed } from "./parsed.js";

/** A server of projects in memory: the project calls over the wire's JSON, without a wire. */
export class ProjectStore implements ProjectTransport {
  /** Projects by id, as they are stored. */
  readonly projects: Map<string, Project> = new Map();
  /** Everything that was sent, in its order. */
  readonly requests: ProjectRequest[] = [];
  #lastId = 0;

  async send(request: ProjectRequest): Promise<ProjectReply> {
    const sent = { ...request, ...(request.payload !== undefined && { payload: asJson(request.payload) }) };
    this.requests.push(sent);
    const reply = this.#answer(sent);
    return { ...reply, ...(reply.body !== undefined && { body: JSON.parse(JSON.stringify(reply.body)) }) };
  }

  #answer({ method, path, payload }: ProjectRequest): ProjectReply {
    const [, id] = /^api\/project\/(.+)$/.exec(path) ?? [];
    if (method === "GET" && id === "list")
      return { status: 200, body: [...this.projects.values()].map((one) => projectListItem(one)) };
    if (method === "POST" && path === "api/project") return this.#create(payload as JsonObject);
    if (method === "PUT" && path === "api/project") return this.#save(payload as JsonObject);
    const project = id === undefined ? undefined : this.projects.get(decodeURIComponent(id));
    if (project === undefined) return { status: 404 };
    if (method === "GET") return { status: 200, body: project };
    if (method !== "DELETE") return { status: 405 };
    this.projects.delete(decodeURIComponent(id ?? ""));
    return { status: 204 };
  }

  #create(payload: JsonObject): ProjectReply {
    const project = parsed("_name" in payload ? expressProject(payload) : payload);
    if (isProjectNameTaken(this.#records(), project.record.name)) return { status: 400 };
    const id = this.#newId();
    this.projects.set(id, this.#withIds({ ...project, record: { ...project.record, id } }));
    return { status: 201, body: { id } };
  }

  #save({ id, ...json }: JsonObject): ProjectReply {
    const [project, parts] = [this.projects.get(String(id)), parseChangedParts(json)];
    if (project === undefined || !parts.ok) return { status: project === undefined ? 404 : 400 };
    const saved = this.#withIds(applyChangedParts(project, parts.value));
    this.projects.set(String(id), saved);
    return { status: 200, body: saved };
  }

  #records(): Project["record"][] {
    return [...this.projects.values()].map(({ record }) => record);
  }

  #newId(): string {
    this.#lastId += 1;
    return `id-${this.#lastId}`;
  }

  /** The project with an id for each measure and note that has none. */
  #withIds(project: Project): Project {
    const { data, notes } = project;
    return {
      ...project,
      data: {
        ...data,
        ...(data.ecms && { ecms: data.ecms.map((measure) => ({ id: measure.id ?? this.#newId(), ...measure })) }),
      },
      ...(notes && { notes: notes.map((note) => ({ id: note.id ?? this.#newId(), ...note })) }),
    };
  }
}

function expressProject(form: JsonObject): JsonObject {
  return {
    record: {
      name: form["_name"] ?? "",
      version: form["_version"] ?? "",
      projectType: form["_type"] ?? 0,
      calculationType: 4,
      status: "Pending",
    },
    data: {
      location: { zip: form["_zip"] ?? "" },
      characteristics: { marketSegmentId: form["_marketSegmentId"] ?? 0 },
    },
  };
}
