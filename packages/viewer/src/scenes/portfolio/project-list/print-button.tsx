import { type ReactElement, useEffect, useState } from "react";
import { Spinner } from "../../../components/spinner.js";
import { SteadyButton } from "../../../components/steady-button.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";
import type { useProjectPages } from "./use-project-pages.js";

/** Loads the rest of the list and prints it. */
export function PrintButton({ query }: Pick<ReturnType<typeof useProjectPages>, "query">): ReactElement {
  const [isWanted, setWanted] = useState(false);
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  useEffect(() => {
    if (!isWanted || isFetchingNextPage) return;
    if (hasNextPage && !isError) {
      void fetchNextPage({ cancelRefetch: false });
      return;
    }
    setWanted(false);
    // The list reports if further pages could not be loaded.
    window.print();
  }, [isWanted, isFetchingNextPage, hasNextPage, isError, fetchNextPage]);
  return (
    <SteadyButton type="button" outline disabled={isWanted} onClick={() => setWanted(true)}>
      {PORTFOLIO_TEXTS.print} {isWanted && <Spinner />}
    </SteadyButton>
  );
}
