import type { ActivityPage, ProjectStepName, StepDetails } from "@epb/contract";
import type { Collection, Identified } from "../../store/collection.js";
import { cursorText } from "../../store/query.js";
import { userNames } from "../accounts/user-names.js";
import type { ProjectServices } from "./project-services.js";
import { type PageQuery, pageOf } from "./revisions.js";

/** The person whose access a step changes: an account, or an invited address. */
interface StepPerson {
  readonly personId?: string;
  readonly personEmail?: string;
}

export type StoredStepDetails = StepDetails & StepPerson;

/** A step in the life of a project. It never changes. */
export interface ProjectActivity extends Identified {
  readonly projectId: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly action: ProjectStepName;
  /** Absent if the server acted on its own. */
  readonly userId?: string;
  readonly details: StoredStepDetails;
  /** Position among the steps of the same time. */
  readonly order?: number;
}

export const PROJECT_ACTIVITY: Collection<ProjectActivity> = {
  name: "projectActivity",
  columns: {
    projectId: { type: "text", of: ({ projectId }) => projectId },
    /** Sorts the steps of one project by time. */
    position: { type: "text", of: ({ projectId, at, order = 0 }) => `${projectId} ${at} ${order}` },
  },
};

/** All steps of a project, latest first. */
export async function projectActivity(
  projectId: string,
  query: PageQuery,
  { store }: Pick<ProjectServices, "store">,
): Promise<ActivityPage> {
  const { items, next } = await store.find(PROJECT_ACTIVITY, {
    where: [{ column: "projectId", is: projectId }],
    orderBy: { column: "position", descending: true },
    ...pageOf(query),
  });
  const documents = items.map(({ document }) => document);
  const people = documents.flatMap(({ userId, details }) => [userId ?? [], details.personId ?? []].flat());
  const nameOf = await userNames(people, store);
  const presented = documents.map(({ id, at, action, userId, details: { personId, personEmail, ...details } }) => {
    const person = personId === undefined ? personEmail : nameOf(personId);
    return {
      id,
      at,
      action,
      ...(userId !== undefined && { by: { id: userId, name: nameOf(userId) } }),
      ...(person !== undefined && { person }),
      ...details,
    };
  });
  return { items: presented, ...(next !== undefined && { next: cursorText(next) }) };
}
