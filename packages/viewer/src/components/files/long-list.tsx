import type { ReactElement, ReactNode } from "react";

interface LongListProps {
  /** What the list is of, for screen readers. */
  readonly label: string;
  readonly count: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** So many are seen at once; of more, the list scrolls. */
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
