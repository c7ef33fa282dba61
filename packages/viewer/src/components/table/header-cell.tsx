import type { CSSProperties, ReactElement } from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import type { DataColumn } from "./data-column.js";
import { headWidth } from "./head-width.js";
import { TABLE_ROLES } from "./table-roles.js";

interface HeaderCellProps {
  readonly column: DataColumn<unknown>;
  readonly sorted: false | "asc" | "desc";
  /** Undefined if the column is not sortable. */
  readonly onSort: (() => void) | undefined;
}

export const SORTS = { asc: "ascending", desc: "descending" } as const;
/** Drawn: not every font has arrows. */
const ARROWS = {
  asc: "M3 11 8 4l5 7Z",
  desc: "M3 5l5 7 5-7Z",
  none: "M4.5 6.5 8 3l3.5 3.5ZM4.5 9.5 8 13l3.5-3.5Z",
} as const;
const ARROW_TEXTS = { asc: COMMON_TEXTS.sortAscending, desc: COMMON_TEXTS.sortDescending } as const;

/** Header cell of a column: a button if the column is sortable. */
export function HeaderCell({
  column: { header, isHeaderHidden = false, kind },
  sorted,
  onSort,
}: HeaderCellProps): ReactElement {
  return (
    <th
      {...TABLE_ROLES.columnHeader}
      // Keyboard focus only: a cell under the pointer must not move.
      onFocus={({ target, currentTarget }) => {
        if (target.matches(":focus-visible")) comeIntoView(currentTarget);
      }}
      scope="col"
      className={kind === "number" ? "is-number" : undefined}
      style={{ "--letters": headWidth(header) } as CSSProperties}
      aria-sort={sorted === false ? undefined : SORTS[sorted]}
    >
      {onSort === undefined ? (
        <span className={isHeaderHidden ? "visually-hidden" : "data-table__head"}>{header}</span>
      ) : (
        <SortButton header={header} sorted={sorted} onSort={onSort} />
      )}
    </th>
  );
}

interface SortButtonProps {
  readonly header: string;
  readonly sorted: false | "asc" | "desc";
  readonly onSort: () => void;
}

/** Sorts the rows by a column. */
export function SortButton({ header, sorted, onSort }: SortButtonProps): ReactElement {
  return (
    <button type="button" className="data-table__head data-table__sort" onClick={onSort}>
      {header}
      <svg className="data-table__arrow" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={ARROWS[sorted === false ? "none" : sorted]} />
      </svg>
      {sorted !== false && <span className="visually-hidden">{ARROW_TEXTS[sorted]}</span>}
    </button>
  );
}

/**
 * Brings the head of a column out from under the first and the last one, which may stay in view while the others scroll.
 * Browsers leave what they see a part of where it is.
 */
function comeIntoView(head: Element): void {
  const frame = head.closest(".table-frame");
  const [first, last] = [head.parentElement?.firstElementChild, head.parentElement?.lastElementChild];
  if (frame === null || !first || !last || head === first || head === last) return;
  const { left, right } = head.getBoundingClientRect();
  const bounds = frame.getBoundingClientRect();
  const from = Math.max(bounds.left, first.getBoundingClientRect().right);
  const to = Math.min(bounds.right, last.getBoundingClientRect().left);
  if (left < from) frame.scrollLeft -= from - left;
  else if (right > to) frame.scrollLeft += Math.min(right - to, left - from);
}
