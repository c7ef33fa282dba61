import type { ReactElement, ReactNode } from "react";

interface ContentTableProps {
  /** Its name for screen readers; a heading says the same to those who see it. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly className?: string;
  /** The rows, or several bodies of rows. */
  readonly children: ReactNode;
}

/** A table of words, in a frame that scrolls where the window is narrow. */
export function ContentTable({ caption, columns, className = "", children }: ContentTableProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table className={`data-table content-table ${className}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
