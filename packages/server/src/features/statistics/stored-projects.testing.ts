import { readFileSync } from "node:fs";
import { ApprovalStatus, MeasurementStatus, type Project, ProjectStatus, parseProject } from "@epb/engine";
import type { Services } from "../../http/services.js";
import { PROJECT_CONTENTS } from "../projects/project-contents.js";
import { PROJECT_ENTRIES, type ProjectEntry, type ProjectMember } from "../projects/project-entries.js";
import { projectJson } from "../projects/project-json.js";

/** Project of a fixture file. */
export function fixtureProject(name: string): Project {
  const text = readFileSync(new URL(`../../../../../fixtures/projects/${name}.json`, import.meta.url), "utf8");
  const parsed = parseProject(JSON.parse(text));
  if (!parsed.ok) throw new Error(`the fixture ${name} cannot be read`);
  return parsed.value;
}

interface StoredProject {
  readonly id: string;
  readonly project: Project;
  readonly approval?: ApprovalStatus;
  readonly members?: readonly ProjectMember[];
}

/** Adds a project to the store, or replaces the one with its id. */
export async function storeProject(
  { store, now }: Services,
  { id, project, approval = ApprovalStatus.Approved, members = [] }: StoredProject,
): Promise<void> {
  const record = { ...project.record, id, name: `${project.record.name} ${id}` };
  const content = { id, project: projectJson({ ...project, record }) };
  await store.transact(async (transaction) => {
    const before = await transaction.get(PROJECT_CONTENTS, id);
    const entry: ProjectEntry = {
      id,
      name: record.name,
      approval,
      members,
      invitations: [],
      item: {
        id,
        name: record.name,
        isCts: false,
        status: ProjectStatus.Pending,
        version: record.version,
        mvStatus: MeasurementStatus.NotApplicable,
        hasBeenApproved: false,
        projectType: record.projectType,
      },
      contentRevision: (before?.revision ?? 0) + 1,
      calculation: { engineVersion: "1", errors: 0, warnings: 0 },
      createdAt: now().toISOString(),
    };
    if (before === undefined) {
      await transaction.insert(PROJECT_CONTENTS, content);
      await transaction.insert(PROJECT_ENTRIES, entry);
      return;
    }
    const entryBefore = await transaction.get(PROJECT_ENTRIES, id);
    await transaction.update(PROJECT_CONTENTS, content, before.revision);
    await transaction.update(PROJECT_ENTRIES, entry, entryBefore?.revision ?? 0);
  });
}

/** Takes a project out of the store. */
export async function removeProject({ store }: Services, id: string): Promise<void> {
  await store.transact(async (transaction) => {
    const [content, entry] = [await transaction.get(PROJECT_CONTENTS, id), await transaction.get(PROJECT_ENTRIES, id)];
    if (content !== undefined) await transaction.remove(PROJECT_CONTENTS, id, content.revision);
    if (entry !== undefined) await transaction.remove(PROJECT_ENTRIES, id, entry.revision);
  });
}
