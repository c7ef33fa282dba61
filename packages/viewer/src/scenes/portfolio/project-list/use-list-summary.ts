import { LIST_PROJECTS, type ProjectListSummary, SUMMARIZE_PROJECT_LIST } from "@epb/contract";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ApiFailure } from "../../../api/api-failure.js";
import { useSession } from "../../../session/session-context.js";
import type { ListChoice } from "./list-choice.js";

/** Totals and counts of the list. They are refetched with the list. */
export function useListSummary({
  sort: _,
  direction: __,
  ...filters
}: ListChoice): UseQueryResult<ProjectListSummary, ApiFailure> {
  const { api } = useSession();
  return useQuery<ProjectListSummary, ApiFailure>({
    queryKey: [LIST_PROJECTS.name, SUMMARIZE_PROJECT_LIST.name, filters],
    queryFn: () => api.call(SUMMARIZE_PROJECT_LIST, { query: filters }),
    placeholderData: keepPreviousData,
  });
}
