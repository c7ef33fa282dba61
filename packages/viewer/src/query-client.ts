import { MutationCache, QueryClient } from "@tanstack/react-query";
import { isFailure } from "./api/api-failure.js";
import type { Notices } from "./components/notices/notices.js";
import { failureText } from "./errors/failure-text.js";

/** Milliseconds for which an answer is not asked for again. */
const FRESH_MILLISECONDS = 10_000;

/** Answers are kept and asked for again; a change that fails is told over the page, unless its screen says `meta: { tells: true }`. */
export function createQueryClient(notices: Notices, supportEmail: string): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        // What the server has refused it refuses again.
        retry: (count, error) => count < 2 && isFailure(error) && (error.status === 0 || error.status === 503),
      },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _, __, mutation) => {
        const text = failureText(error, supportEmail);
        if (text !== undefined && mutation.meta?.["handlesErrors"] !== true) notices.show(text, { kind: "danger" });
      },
    }),
  });
}
