import { type AuditLogEntry, READ_AUDIT_LOG } from "@epb/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ApiFailure } from "../../api/api-failure.js";
import type { Pages } from "../../api/use-pages.js";
import { useSession } from "../../session/session-context.js";
import { newestEntry } from "./newest-entry.js";

/** Entries that are loaded at once. */
const PAGE = 200;

/** The audit log from its newest entry back, page by page: the server gives it from the first on. */
export function useAuditPages(): Pages<AuditLogEntry> {
  const { api } = useSession();
  const read = (after: number, limit: number) => api.call(READ_AUDIT_LOG, { query: { after, limit } });
  const pages = useInfiniteQuery({
    queryKey: [READ_AUDIT_LOG.name, "newest first"],
    // The number of the entry before which the page ends; undefined for the newest page.
    queryFn: async ({ pageParam }) => {
      const last =
        pageParam === undefined
          ? await newestEntry(async (after) => (await read(after, 1)).items.length > 0)
          : pageParam - 1;
      const first = Math.max(0, last - PAGE);
      const { items } = await read(first, PAGE);
      return items.filter(({ sequence }) => sequence <= last).reverse();
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => {
      const oldest = page.at(-1)?.sequence ?? 1;
      return oldest > 1 ? oldest : undefined;
    },
  });
  const { data } = pages;
  const items = useMemo(() => data?.pages.flat(), [data]);
  return {
    items,
    error: pages.error as ApiFailure | null,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
    refetch: () => void pages.refetch(),
  };
}
