import { ProjectAction } from "@epb/contract";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { Services } from "../services.js";
import { noteAggregates } from "./note-project-change.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import { requireActionOn } from "./require-project-action.js";
import { readStored, recordProject } from "./write-project.js";

/** Deletes a project. Its history and its files stay in the store, where nobody reaches them by the project. */
export async function deleteProject(id: string, caller: SignedInUser, services: Services): Promise<void> {
  await services.store.transact(async (transaction) => {
    const { content, entry } = await readStored(id, transaction);
    requireActionOn(entry, ProjectAction.Delete, caller);
    await transaction.remove(PROJECT_CONTENTS, id, content.revision);
    await transaction.remove(PROJECT_ENTRIES, id, entry.revision);
    await recordProject(transaction, "project.deleted", id, caller, services, { revision: content.revision });
    await noteAggregates(transaction, id);
  });
  services.projectTexts.delete(id);
}
