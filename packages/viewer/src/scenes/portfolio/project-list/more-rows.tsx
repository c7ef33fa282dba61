import { type ReactElement, useEffect, useRef } from "react";
import { Spinner } from "../../../components/spinner.js";
import { SteadyButton } from "../../../components/steady-button.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";

/** Distance below the visible area at which the next rows are requested. */
const AHEAD = "800px";

interface MoreRowsProps {
  readonly isLoading: boolean;
  readonly onMore: () => void;
  /** True if the next rows load automatically when the person scrolls near the end. */
  readonly isAutomatic: boolean;
}

/** End of a list with more rows. */
export function MoreRows({ isLoading, onMore, isAutomatic }: MoreRowsProps): ReactElement {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    const { current } = end;
    if (current === null || !isAutomatic || isLoading) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more.current();
      },
      { root: current.closest(".table-frame"), rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isAutomatic, isLoading]);
  return (
    <div className="more-rows no-print" ref={end}>
      <SteadyButton type="button" outline disabled={isLoading} onClick={onMore}>
        {isLoading ? PORTFOLIO_TEXTS.loadingMore : PORTFOLIO_TEXTS.showMore}
        {isLoading && <Spinner />}
      </SteadyButton>
    </div>
  );
}
