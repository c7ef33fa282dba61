import type { ActivityPage, ProjectStepName, StepDetails } from "@epb/contract";
import type { Collection, Identified } from "../../store/collection.js";
import { cursorText } from "../../store/query.js";
import { userNames } from "../accounts/user-names.js";
import type { ProjectServices } from "./project-services.js";
import { type PageQuery, pageOf } from "./revisions.js";

/** The person whose access a step is about: an account, or an address that was invited. */
interface StepPerson {
  readonly personId?: string;
  readonly personEmail?: string;
}

export type StoredStepDetails = StepDetails & StepPerson;

/** Something that was done with a project. Nothing of it changes afterwards. */
export interface ProjectActivity extends Identified {
  readonly projectId: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly action: ProjectStepName;
  /** Absent where the server did it by itself. */
  readonly userId?: string;
  readonly details: StoredStepDetails;
  /** Where it stands among the steps of one moment. */
  readonly order?: number;
}

export const PROJECT_ACTIVITY: Collection<ProjectActivity> = {
  name: "projectActivity",
  columns: {
    projectId: { type: "text", of: ({ projectId }) => projectId },
    /** Sorts the steps of one project by their time. */
    position: { type: "text", of: ({ projectId, at, order = 0 }) => `${projectId} ${at} ${order}` },
  },
};

/** Every step of a project, the latest first. */
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
