import type { ReactElement, ReactNode } from "react";

interface FramedTableProps {
  /** Names the table, and the region that it scrolls in. */
  readonly caption: string;
  /** True if the text above the table repeats the caption. */
  readonly isCaptionHidden?: boolean;
  /** Class name of the table. */
  readonly className?: string;
  /** Its head and its bodies. */
  readonly children: ReactNode;
}

/** A table in a frame that scrolls horizontally in a narrow window. */
export function FramedTable(props: FramedTableProps): ReactElement {
  const { caption, isCaptionHidden = false, className, children } = props;
  return (
    // A region that scrolls has to be reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table className={["data-table", className].filter(Boolean).join(" ")}>
        <caption className={isCaptionHidden ? "visually-hidden" : undefined}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
