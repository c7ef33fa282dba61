import {
  APPLICATION_KINDS,
  type ApplicationKind,
  GET_PROJECT,
  LIST_PROJECTS,
  type ProjectJson,
  type ProjectListRow,
  type ProjectToSubmit,
} from "@epb/contract";
import { type Accreditation, ProjectAccessRole } from "@epb/engine";
import { useQueries } from "@tanstack/react-query";
import type { ApiFailure } from "../../../api/api-failure.js";
import { useCall } from "../../../calls/use-call.js";
import { useSession } from "../../../session/session-context.js";

/** Most rows that one question brings. */
const MOST_PROJECTS = 1000;

/** A project that can be linked. */
export interface OwnProject extends ProjectToSubmit {
  readonly id: string;
  /** Customer and market segment, because projects can have similar names. */
  readonly about: string;
}

/** Projects that the current user may edit: read-only access is not enough. Undefined until loaded. */
export function useOwnProjects(): {
  readonly projects: readonly OwnProject[] | undefined;
  readonly error: ApiFailure | null;
  refetch(): void;
} {
  const { data, error, refetch } = useCall(LIST_PROJECTS, { query: { limit: MOST_PROJECTS, sort: "name" } });
  return {
    projects: data?.filter(isOwn).map((row) => ({ id: row.id, name: row.name, about: aboutOf(row) })),
    error,
    refetch: () => void refetch(),
  };
}

const isOwn = ({ userRole }: ProjectListRow): boolean =>
  userRole !== undefined && userRole !== ProjectAccessRole.ProjectViewer;

const aboutOf = ({ customerOrganization, marketSegment }: ProjectListRow): string =>
  [customerOrganization, marketSegment?.name].filter((part) => part !== undefined && part !== "").join(" · ");

/** Linked projects as for submission, if this kind of application requires project data; undefined until loaded. */
export function useProjectsToSubmit(
  kind: ApplicationKind,
  ids: readonly string[],
  known: readonly OwnProject[],
): readonly (ProjectToSubmit | undefined)[] {
  const { api } = useSession();
  const { asksForProjectInfo } = APPLICATION_KINDS[kind];
  const answers = useQueries({
    queries: asksForProjectInfo
      ? ids.map((id) => {
          const input = { params: { id } };
          return { queryKey: [GET_PROJECT.name, input], queryFn: () => api.call(GET_PROJECT, input) };
        })
      : [],
  });
  return ids.map((id, index) => {
    const name = known.find((project) => project.id === id)?.name;
    if (!asksForProjectInfo) return name === undefined ? undefined : { name };
    const project = answers[index]?.data as ProjectJson | undefined;
    if (project === undefined) return undefined;
    const accreditation = project["accreditation"] as Accreditation | undefined;
    return { name: nameOf(project), ...(accreditation !== undefined && { accreditation }) };
  });
}

const nameOf = ({ record }: ProjectJson): string => String((record as { readonly name: unknown }).name);
