import {
  LIMITS,
  LIST_PROJECTS,
  type ProjectListRow,
  type ProjectListSummary,
  SUMMARIZE_PROJECT_LIST,
} from "@epb/contract";
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { useMemo } from "react";
import type { ApiFailure } from "../../../api/api-failure.js";
import { useSession } from "../../../session/session-context.js";
import type { ListChoice } from "./list-choice.js";

interface ListPage {
  readonly rows: readonly ProjectListRow[];
  /** Cursor of the next page; undefined on the last. */
  readonly next: string | undefined;
}

/** Number of rows that load automatically after the first page. */
const FURTHER_ROWS = 500;
/** Milliseconds for which the pages are not asked for again. */
const FRESH_FOR = 60_000;
/** Milliseconds for which the loaded pages are kept after the person has left the list. */
const KEPT_FOR = 30 * 60_000;

/** The list as far as it has been loaded, page after page. */
export function useProjectPages(choice: ListChoice): {
  readonly query: UseInfiniteQueryResult<InfiniteData<ListPage>, ApiFailure>;
  /** Rows of all pages; the same array until something changes. */
  readonly rows: readonly ProjectListRow[];
} {
  const { api } = useSession();
  const query = useInfiniteQuery<ListPage, ApiFailure, InfiniteData<ListPage>, readonly unknown[], string | undefined>({
    queryKey: [LIST_PROJECTS.name, "pages", choice],
    initialPageParam: undefined,
    queryFn: async ({ pageParam }) => {
      const page =
        pageParam === undefined ? { limit: LIMITS.pageSize.default } : { limit: FURTHER_ROWS, cursor: pageParam };
      const { reply, headers } = await api.callWithHeaders(LIST_PROJECTS, { query: { ...choice, ...page } });
      return { rows: reply, next: headers.get("Next-Cursor") ?? undefined };
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR,
    gcTime: KEPT_FOR,
    // All pages would be asked for, one after the other.
    refetchOnWindowFocus: false,
  });
  const { data } = query;
  // A project that changes between two requests moves, and can appear twice.
  const rows = useMemo(
    () => [...new Map(data?.pages.flatMap((page) => page.rows).map((row) => [row.id, row])).values()],
    [data],
  );
  return { query, rows };
}

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
