import { ProjectAction } from "@epb/contract";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { removeFindings } from "./kept-findings.js";
import { noteAggregates } from "./note-project-change.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import { removeFilesOf } from "./project-files.js";
import type { ProjectServices } from "./project-services.js";
import { requireActionOn } from "./require-project-action.js";
import { removeScenariosOf } from "./scenarios.js";
import { readEntry } from "./write-project.js";

/**
 * Deletes a project, with its files and all access to it. The audit log records who deleted it and when. Its history
 * stays in the store, where no request can read it.
 *
 * @spec C §7 "DELETE api/project/{id}", "deletes; then the user is refreshed"
 */
export async function deleteProject(id: string, caller: SignedInUser, services: ProjectServices): Promise<void> {
  await services.store.transact(async (transaction) => {
    const entry = await readEntry(id, transaction);
    const { contentRevision: revision } = entry.document;
    requireActionOn(entry, ProjectAction.Delete, caller);
    await transaction.remove(PROJECT_CONTENTS, id, revision);
    await transaction.remove(PROJECT_ENTRIES, id, entry.revision);
    await removeFilesOf(id, transaction);
    await removeFindings(transaction, id);
    await removeScenariosOf(transaction, id);
    const subject = { kind: PROJECT_ENTRIES.name, id };
    const actorId = caller.user.document.id;
    const at = services.now().toISOString();
    await transaction.record({ at, action: "project.deleted", actorId, subject, details: { revision } });
    await noteAggregates(transaction, id);
  });
  services.projectTexts.delete(id);
  services.openedProjects.delete(id);
}
