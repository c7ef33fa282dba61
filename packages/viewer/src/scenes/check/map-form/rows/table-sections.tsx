import type { NamedColumn, ProfileConversion, SheetPlace } from "@epb/workbook/mapping";
import type { ReactElement } from "react";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { TableEntry } from "../state/form-mapping.js";
import type { ColumnAt, MappingChange } from "../state/mapping-changes.js";
import { stateOfColumn } from "../state/open-questions.js";
import { ColumnRow } from "./column-row.js";

interface TableSectionsProps {
  readonly tables: readonly TableEntry[];
  readonly columns: readonly NamedColumn[];
  readonly isOnlyOpen: boolean;
  /** Keys of columns that changed, `0 3`: they stay in view. */
  readonly touched: ReadonlySet<string>;
  /** @param path - Input of the column. @param cell - Its header. */
  readonly warningOf: (path: string, cell: string) => string | undefined;
  readonly conversionOf: (at: ColumnAt, to: string) => ProfileConversion;
  readonly onShow: (place: SheetPlace) => void;
  readonly onChange: (change: MappingChange) => void;
}

/** The tables of the form with their columns. */
export function TableSections({ tables, isOnlyOpen, touched, ...rest }: TableSectionsProps): ReactElement | null {
  const { columns, warningOf, conversionOf, onShow, onChange } = rest;
  const shown = tables
    .map((table, index) => ({
      table,
      index,
      rows: table.columns
        .map((column, at) => ({ column, at }))
        .filter(
          ({ column, at }) =>
            !isOnlyOpen || column.isQuestion || touched.has(`${index}`) || touched.has(`${index} ${at}`),
        ),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <h3 className="map-form__part">{MAP_TEXTS.tablesTitle}</h3>
      {shown.map(({ table, index, rows }) => (
        <section className="map-section" key={`${table.sheet} ${table.columns[0]?.place.address ?? index}`}>
          <h4 className="map-section__title">{MAP_TEXTS.table(table.sheet, table.heading)}</h4>
          <p className="map-section__text">
            {table.isAcross ? MAP_TEXTS.across : MAP_TEXTS.down}
            {table.firstYear !== undefined && ` ${MAP_TEXTS.firstYear(table.firstYear)}`}
          </p>
          {table.columns.filter((column) => stateOfColumn(column) === "check").length > 1 && (
            <button
              type="button"
              className="usa-button usa-button--outline"
              aria-label={MAP_TEXTS.confirmTableOf(MAP_TEXTS.table(table.sheet, table.heading))}
              onClick={() => onChange({ kind: "confirmTable", table: index })}
            >
              {MAP_TEXTS.confirmTable}
            </button>
          )}
          <ul className="map-rows">
            {rows.map(({ column, at }) => (
              <ColumnRow
                key={column.place.address}
                column={column}
                table={index}
                index={at}
                names={columns}
                warning={
                  stateOfColumn(column) === "found"
                    ? warningOf(column.to, `${table.sheet}!${column.place.address}`)
                    : undefined
                }
                conversionOf={conversionOf}
                onShow={onShow}
                onChange={onChange}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
