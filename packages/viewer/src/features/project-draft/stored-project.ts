import { GET_PROJECT, type ProjectJson } from "@epb/contract";
import { type Project, parseProject } from "@epb/engine";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Answer, ApiClient } from "../../api/api-client.js";
import { useSession } from "../../session/session-context.js";

/** A project as the server has it, and the revision that a save names. */
export interface StoredProject {
  readonly project: Project;
  readonly revision: number;
}

/** Name of the question; changes of others are not to ask it again. */
export const STORED_PROJECT = "storedProject";

/** @throws Error for a project that this engine cannot read */
export function storedProjectOf({ reply, headers }: Answer<ProjectJson>): StoredProject {
  const parsed = parseProject(reply);
  if (!parsed.ok) throw new Error(`the project cannot be read: ${parsed.problems[0]?.message ?? ""}`);
  // `"7"`, and `W/"7"` where something on the way has compressed the answer.
  const revision = /\d+/.exec(headers.get("ETag") ?? "")?.[0];
  if (revision === undefined) throw new Error("the project came without its revision");
  return { project: parsed.value, revision: Number(revision) };
}

export const loadStoredProject = async (api: ApiClient, id: string): Promise<StoredProject> =>
  storedProjectOf(await api.callWithHeaders(GET_PROJECT, { params: { id } }));

/** Saved project at the time the page opens; it is not refetched during editing. */
export function useStoredProject(id: string): UseQueryResult<StoredProject> {
  const { api } = useSession();
  return useQuery({
    queryKey: [STORED_PROJECT, id],
    queryFn: () => loadStoredProject(api, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Compared value by value it would take longer than to draw it.
    structuralSharing: false,
  });
}
