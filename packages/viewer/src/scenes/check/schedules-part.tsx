import type { Table } from "@epb/contract";
import { type ReactElement, useId, useMemo, useState } from "react";
import { saveFile } from "../../components/save-file.js";
import { rowsOfTable } from "../../features/schedule-tables/rows-of-table.js";
import { ScheduleTable } from "../../features/schedule-tables/schedule-table.js";
import { csvOf } from "../../format/csv.js";
import { CHECK_FIGURE_TEXTS } from "./check-texts.js";
import "../../features/schedule-tables/schedule-tables.scss";

interface SchedulesPartProps {
  readonly file: string;
  /** At least one. */
  readonly tables: readonly Table[];
}

/** Shown first: the loan by year, or the years of an express project. */
const FIRST = ["loan", "express", "1", "1u"];

/** One schedule at a time, of those that have something to say. */
export function SchedulesPart({ file, tables }: SchedulesPartProps): ReactElement | null {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const first = FIRST.find((name) => tables.some((table) => table.id === name));
  const table = tables.find((each) => each.id === (chosen ?? first)) ?? tables[0];
  const rows = useMemo(
    () =>
      table === undefined
        ? []
        : rowsOfTable({ table, figures: [], measures: [], totalLabel: CHECK_FIGURE_TEXTS.total }),
    [table],
  );
  if (table === undefined) return null;
  return (
    <div className="stack">
      <div className="check-schedules__bar no-print">
        <div>
          <label className="usa-label" htmlFor={id}>
            {CHECK_FIGURE_TEXTS.chooseSchedule}
          </label>
          <select className="usa-select" id={id} value={table.id} onChange={({ target }) => setChosen(target.value)}>
            {tables.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          className="usa-button usa-button--outline"
          onClick={() =>
            saveFile({
              content: new Blob([csvOfTable(table)], { type: "text/csv" }),
              fileName: `${file}.schedule-${table.id}.csv`,
            })
          }
        >
          {CHECK_FIGURE_TEXTS.downloadSchedule}
        </button>
      </div>
      <ScheduleTable table={table} title={table.title} rows={rows} />
    </div>
  );
}

/** Same content as `epb calc --format csv`: column names for programs, figures in full, no totals. */
const csvOfTable = ({ columns, rows }: Table): string =>
  csvOf([
    columns.map(({ name }) => name),
    ...rows.map((row) => row.map((cell) => (cell === null ? undefined : String(cell)))),
  ]);
