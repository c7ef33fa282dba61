import type { ReactElement, ReactNode } from "react";

interface LongListProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly count: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** Maximum number of visible items; a longer list scrolls. */
const SEEN_AT_ONCE = 8;

/** A list of files, which does not push all else off the screen when there are hundreds. */
export function LongList({ label, count, className, children }: LongListProps): ReactElement {
  return (
    <ul
      className={`long-list ${className}`}
      aria-label={label}
      // A region that scrolls has to be reached by keyboard.
      tabIndex={count > SEEN_AT_ONCE ? 0 : undefined}
    >
      {children}
    </ul>
  );
}
