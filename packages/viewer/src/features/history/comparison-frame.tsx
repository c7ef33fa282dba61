import type { ReactElement } from "react";

interface ComparisonFrameProps {
  readonly caption: string;
  readonly children: ReactElement[];
}

/** A table of what is not the same in two revisions, in a frame that scrolls. */
export function ComparisonFrame({ caption, children }: ComparisonFrameProps): ReactElement {
  return (
    // A region that scrolls has to be reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table className="data-table">
        <caption>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
