import { type Accreditation, ApprovalStatus, ProjectAccessRole, parseProject, projectListItem } from "@epb/engine";
import { PROJECT_CONTENTS } from "../src/features/projects/project-contents.js";
import { PROJECT_ENTRIES } from "../src/features/projects/project-entries.js";
import type { TestServer } from "./test-server.js";

/** Adds a project of one member directly to the store: for tests that only read projects. */
export async function storeProject(
  { services: { store, random, now } }: TestServer,
  userId: string,
  { role, accreditation }: { readonly role?: ProjectAccessRole; readonly accreditation?: Accreditation } = {},
): Promise<string> {
  const id = random.uuid();
  const name = `Project ${id}`;
  const project = {
    record: { id, name, status: "Pending", calculationType: 1, version: "3.0.0", projectType: 1 },
    data: {},
    ...(accreditation !== undefined && { accreditation }),
  };
  const parsed = parseProject(project);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const {
    totalGuaranteedCostSavings: _,
    totalEstimatedCostSavings: __,
    lowestCoverage: ___,
    ...item
  } = projectListItem(parsed.value);
  await store.transact(async (transaction) => {
    await transaction.insert(PROJECT_CONTENTS, { id, project });
    await transaction.insert(PROJECT_ENTRIES, {
      id,
      name,
      approval: ApprovalStatus.Pending,
      members: [{ userId, roleId: role ?? ProjectAccessRole.ProjectBuilder, status: ApprovalStatus.Approved }],
      invitations: [],
      item: { ...item, totalImplementationPrice: "1250000" },
      contentRevision: 1,
      calculation: { engineVersion: "1.0.0", errors: 0, warnings: 0 },
      createdAt: now().toISOString(),
    });
  });
  return id;
}
