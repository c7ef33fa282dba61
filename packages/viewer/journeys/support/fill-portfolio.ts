import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { USERS } from "../../../server/src/features/accounts/users.js";
import { demoEmail } from "../../../server/src/features/demonstration/demo-people.js";
import { PROJECT_ENTRIES } from "../../../server/src/features/projects/project-entries.js";
import { projectEntry } from "../../../server/testing/many-projects.js";
import type { ViewerSite } from "./viewer-site.js";

/** Number of projects in one transaction. */
const BATCH = 1000;

/** Projects of all kinds with a user as the builder: only the list data, without content. */
export async function fillPortfolio({ services }: ViewerSite, name: string, count: number): Promise<void> {
  const user = await services.store.getBy(USERS, "email", demoEmail(name));
  if (user === undefined) throw new Error(`there is nobody named ${name}`);
  const member = {
    userId: user.document.id,
    roleId: ProjectAccessRole.ProjectBuilder,
    status: ApprovalStatus.Approved,
  };
  for (let start = 0; start < count; start += BATCH) {
    await services.store.transact(async (transaction) => {
      for (let index = start; index < Math.min(count, start + BATCH); index += 1) {
        await transaction.insert(PROJECT_ENTRIES, { ...projectEntry(index, count), members: [member] });
      }
    });
  }
}
