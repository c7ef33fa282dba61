import type { ProfileConversion, SheetPlace } from "@epb/workbook/mapping";
import type { ReactElement } from "react";
import { IconNote } from "../../../../components/icon-note.js";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { OpenForm } from "../reading/open-form.js";
import type { ColumnEntry, TableEntry } from "../state/form-mapping.js";
import type { ColumnAt, MappingChange } from "../state/mapping-changes.js";
import { stateOfColumn } from "../state/open-questions.js";
import { hasUnknownYears } from "../state/table-changes.js";
import { ColumnRow } from "./column-row.js";
import { TableFields } from "./table-fields.js";

interface TableSectionProps {
  readonly table: TableEntry;
  readonly index: number;
  /** The columns in view, with their positions. */
  readonly rows: readonly { readonly column: ColumnEntry; readonly at: number }[];
  readonly form: OpenForm;
  readonly headingId: string;
  readonly warningOf: (path: string, cell: string) => string | undefined;
  readonly conversionOf: (at: ColumnAt, to: string) => ProfileConversion;
  readonly onShow: (place: SheetPlace) => void;
  readonly onChange: (change: MappingChange) => void;
  readonly onRemove: () => void;
}

/** A table of the form with its columns. */
export function TableSection({ table, index, rows, form, headingId, ...rest }: TableSectionProps): ReactElement {
  const { warningOf, conversionOf, onShow, onChange, onRemove } = rest;
  const name = MAP_TEXTS.table(table.sheet, table.heading);
  return (
    <section className="map-section" aria-labelledby={headingId}>
      <h4 className="map-section__title focused" id={headingId} tabIndex={-1}>
        {name}
      </h4>
      <p className="map-section__text">
        {table.isAcross ? MAP_TEXTS.across : MAP_TEXTS.down}
        {table.firstYear !== undefined && ` ${MAP_TEXTS.firstYear(table.firstYear)}`}
      </p>
      {table.columns.filter((column) => stateOfColumn(column) === "check").length > 1 && (
        <button
          type="button"
          className="usa-button usa-button--outline"
          aria-label={MAP_TEXTS.confirmTableOf(name)}
          onClick={() => onChange({ kind: "confirmTable", table: index })}
        >
          {MAP_TEXTS.confirmTable}
        </button>
      )}
      {hasUnknownYears(table) && <IconNote kind="warning">{MAP_TEXTS.calendarYears}</IconNote>}
      <TableFields
        name={name}
        table={table}
        index={index}
        withFirstRow={form.withFirstRow}
        onChange={onChange}
        onRemove={onRemove}
      />
      <ul className="map-rows">
        {rows.map(({ column, at }) => (
          <ColumnRow
            key={column.place.address}
            column={column}
            table={index}
            index={at}
            names={form.columns}
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
  );
}
