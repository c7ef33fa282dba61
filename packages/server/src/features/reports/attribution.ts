import type { Attribution } from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import { PROJECT_HISTORY } from "../projects/project-history.js";
import type { ProjectServices } from "../projects/project-services.js";
import { changesTo, revisionHistory } from "../projects/revisions.js";
import { readForTask } from "./project-text.js";

interface Revisions {
  readonly projectId: string;
  readonly revision: number;
  /** The previous revision if absent. */
  readonly from: number | undefined;
  readonly figure: string | undefined;
}

/** Causes of different figures between two revisions of a project. @throws ApiError 400, 404 */
export async function attributeRevisions(
  { projectId, revision, from, figure }: Revisions,
  services: ProjectServices,
): Promise<Attribution> {
  const toAfter = await changesTo(projectId, revision, services);
  const before = from ?? toAfter.filter((change) => change.revision < revision).at(-1)?.revision;
  if (before === undefined) {
    throw new ApiError(
      400,
      "history/first",
      "This is the first revision of the project. There is no earlier revision.",
    );
  }
  if (before >= revision) {
    throw new ApiError(
      400,
      "history/order",
      'Name an earlier revision to compare with: "from" must be less than the revision.',
    );
  }
  const toBefore = toAfter.filter((change) => change.revision <= before);
  if (toBefore.length === 0) throw notFound(`Revision ${before} of the project`);
  const { project, approvedWith } = await readForTask(projectId, services);
  const told = await services.reportWorkers.jsonFor({
    kind: "attribute",
    project,
    // Figures of the past were replaced before the approval.
    ...(approvedWith !== undefined && (await isLatest(projectId, revision, services)) && { approvedWith }),
    before: revisionHistory(toBefore),
    after: revisionHistory(toAfter),
    engines: toAfter.flatMap(({ revision: at, engine }) =>
      at > before && engine !== undefined ? [{ revision: at, ...engine }] : [],
    ),
    ...(figure !== undefined && { figure }),
  });
  return { from: before, to: revision, ...(JSON.parse(told.toString()) as Omit<Attribution, "from" | "to">) };
}

/** True if the project has not changed since the revision. */
async function isLatest(projectId: string, revision: number, { store }: ProjectServices): Promise<boolean> {
  const { items } = await store.find(PROJECT_HISTORY, {
    where: [{ column: "projectId", is: projectId }],
    orderBy: { column: "position", descending: true },
    limit: 1,
  });
  return revision >= (items[0]?.document.revision ?? 0);
}
