import type { Call } from "@epb/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ApiFailure } from "../api/api-failure.js";
import type { CallInput } from "../api/call-input.js";
import { useSession } from "../session/session-context.js";

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
}

/** A call that returns a page of a list with the cursor of the next page. */
type PageCall<Query, Item> = Call<{
  query: Query & { readonly cursor?: string };
  reply: Page<Item>;
}>;

/** A list as far as it has been asked for. */
export interface Pages<Item> {
  /** Undefined until the first page is loaded. */
  readonly items: readonly Item[] | undefined;
  readonly error: ApiFailure | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
  refetch(): void;
}

/** A list that is loaded page by page on request. @param params - Path parameters, if the path has them. */
export function usePages<Query, Item>(
  call: PageCall<Query, Item>,
  query: NoInfer<Query>,
  params?: unknown,
): Pages<Item> {
  const { api } = useSession();
  const pages = useInfiniteQuery({
    queryKey: [call.name, "pages", query, params],
    queryFn: async ({ pageParam, signal }) => {
      // An empty page can precede a page with items: the server searches only a part of a long list per request.
      for (let cursor: string | undefined = pageParam; ; ) {
        const page: Page<Item> = await api.call(call, {
          ...(params !== undefined && { params }),
          query: { ...query, ...(cursor !== "" && { cursor }) },
        } as CallInput<{ query: Query & { readonly cursor?: string } }>);
        if (page.items.length > 0 || page.next === undefined || signal.aborted) return page;
        cursor = page.next;
      }
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const { data } = pages;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return {
    items,
    error: pages.error as ApiFailure | null,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
    refetch: () => void pages.refetch(),
  };
}
