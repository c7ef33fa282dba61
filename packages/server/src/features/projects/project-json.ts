import { type Project, parseProject } from "@epb/engine";
import type { ProjectContent } from "./project-contents.js";

/** A project as plain JSON data: what is stored, sent and calculated. */
export function projectJson(project: Project): ProjectContent["project"] {
  return JSON.parse(JSON.stringify(project)) as ProjectContent["project"];
}

/** The project of stored content. It was written by this server, so one that cannot be read is our own mistake. */
export function storedProject({ id, project }: ProjectContent): Project {
  const parsed = parseProject(project);
  if (parsed.ok) return parsed.value;
  const [first] = parsed.problems;
  throw new Error(`the stored project ${id} cannot be read: ${first?.at ?? ""} ${first?.message ?? ""}`);
}
