import { documentId } from "../../base/document-id.js";
import type { Services } from "../../http/services.js";
import { PROJECT_CONTRIBUTIONS } from "./aggregates.js";
import type { Contributed } from "./contribution.js";
import { noteContribution } from "./statistics-releases.js";
import { PROJECTS_SUBJECT } from "./tables.js";

interface Running {
  readonly services: Pick<Services, "store">;
}

const PART: Contributed = { subject: PROJECTS_SUBJECT, table: "year", row: "1", column: "2026", quantities: {} };

/** Contributions of this many projects, as if their aggregates were counted. */
export async function countProjects({ services }: Running, count: number): Promise<void> {
  await services.store.transact(async (transaction) => {
    for (let number = 0; number < count; number += 1) {
      const projectId = documentId(`project ${number}`);
      const contribution = { id: documentId(`contribution ${number}`), epoch: 1, projectId, parts: [PART] };
      await transaction.insert(PROJECT_CONTRIBUTIONS, contribution);
    }
  });
}

/** Notes that the contributions of this many projects are not those of the release. */
export async function noteChanges({ services }: Running, count: number): Promise<void> {
  await services.store.transact(async (transaction) => {
    for (let number = 0; number < count; number += 1) {
      await noteContribution(transaction, documentId(`project ${number}`), [PART], []);
    }
  });
}
