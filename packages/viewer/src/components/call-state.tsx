import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { type ApiFailure, isFailure } from "../api/api-failure.js";
import { FailureBox } from "./failure-box.js";
import { NotFound, NotPermitted } from "./not-permitted.js";
import { Waiting } from "./spinner.js";

interface CallStateProps<Reply> {
  readonly query: UseQueryResult<Reply, ApiFailure>;
  /** True for a whole page: a missing or blocked resource then replaces the page. */
  readonly isPage?: boolean;
  readonly children: (reply: Reply) => ReactNode;
}

/** Loaded response; until then a loading text, or the reason for the failure. */
export function CallState<Reply>({ query, isPage = false, children }: CallStateProps<Reply>): ReactElement {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (!query.isError) return <Waiting />;
  if (isPage && isFailure(query.error, 404)) return <NotFound />;
  if (isPage && isFailure(query.error, 403)) return <NotPermitted />;
  return <FailureBox error={query.error} onRetry={() => void query.refetch()} />;
}
