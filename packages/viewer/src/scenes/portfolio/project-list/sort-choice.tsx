import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useId } from "react";
import type { Sorting } from "../../../components/table/data-column.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";
import { LIST_COLUMNS } from "./list-columns.js";

interface SortChoiceProps {
  readonly sorting: Sorting;
  readonly onSort: (id: string, isDescending: boolean) => void;
}

/** Sort order of the list on narrow screens without column headers. */
export function SortChoice({ sorting: { id, isDescending }, onSort }: SortChoiceProps): ReactElement {
  const selectId = useId();
  return (
    <div className="sort-choice">
      <label htmlFor={selectId}>{PORTFOLIO_TEXTS.sortBy}</label>
      <select
        id={selectId}
        className="usa-select"
        value={id}
        onChange={({ target }) => onSort(target.value, isDescending)}
      >
        {LIST_COLUMNS.filter(({ isSortable }) => isSortable).map((column) => (
          <option key={column.id} value={column.id}>
            {column.header}
          </option>
        ))}
      </select>
      <Button type="button" outline onClick={() => onSort(id, !isDescending)}>
        {isDescending ? PORTFOLIO_TEXTS.sortDown : PORTFOLIO_TEXTS.sortUp}
      </Button>
    </div>
  );
}
