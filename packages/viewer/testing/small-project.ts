import { type Project, parseProject } from "@epb/engine";

/** A project with only the given data. */
export function smallProject(data: object): Project {
  const record = { id: "p", name: "P", status: "Pending", calculationType: 1, version: "3.0.0", projectType: 1 };
  const parsed = parseProject({ record, data });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}
