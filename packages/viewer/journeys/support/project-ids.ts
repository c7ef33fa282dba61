import { LIST_PROJECTS } from "@epb/contract";
import type { ViewerSite } from "./viewer-site.js";

/** Ids of the projects that a user may see, by name. */
export async function projectIds(site: ViewerSite, name: string): Promise<ReadonlyMap<string, string>> {
  const client = await site.logIn(name);
  const projects = await client.call(LIST_PROJECTS);
  return new Map(projects.map((project) => [project.name, project.id]));
}
