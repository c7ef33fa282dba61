import type { ReactElement, ReactNode } from "react";
import { FramedTable } from "../../components/table/framed-table.js";

interface ContentTableProps {
  /** Name for screen readers; a heading repeats it visually. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly className?: string;
  /** The rows, or several bodies of rows. */
  readonly children: ReactNode;
}

/** A table of words. */
export function ContentTable({ caption, columns, className = "", children }: ContentTableProps): ReactElement {
  return (
    <FramedTable caption={caption} isCaptionHidden className={`content-table ${className}`}>
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
    </FramedTable>
  );
}
