import type { ReactElement, ReactNode } from "react";
import type { Pages } from "../calls/use-pages.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { FailureBox } from "./failure-box.js";
import { Spinner, Waiting } from "./spinner.js";
import { SteadyButton } from "./steady-button.js";

interface PagedProps<Item> {
  readonly pages: Pages<Item>;
  /** Replaces an empty list. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list that loads page by page, with a button for the next page. */
export function Paged<Item>({ pages, empty, children }: PagedProps<Item>): ReactElement {
  const { items, error, hasMore, isLoadingMore } = pages;
  if (items === undefined) {
    return error === null ? <Waiting /> : <FailureBox error={error} onRetry={() => pages.refetch()} />;
  }
  if (items.length === 0) return <>{empty}</>;
  return (
    <div className="stack">
      {children(items)}
      {error !== null && <FailureBox error={error} onRetry={() => pages.loadMore()} />}
      {hasMore && (
        <SteadyButton type="button" outline disabled={isLoadingMore} onClick={() => pages.loadMore()}>
          {COMMON_TEXTS.loadMore} {isLoadingMore && <Spinner />}
        </SteadyButton>
      )}
    </div>
  );
}
