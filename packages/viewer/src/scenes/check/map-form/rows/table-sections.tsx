import type { ProfileConversion, SheetPlace } from "@epb/workbook/mapping";
import { type ReactElement, useId } from "react";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { OpenForm } from "../reading/open-form.js";
import type { FormMapping } from "../state/form-mapping.js";
import type { ColumnAt, MappingChange } from "../state/mapping-changes.js";
import { NO_TABLE } from "../state/new-table.js";
import { NewTableForm } from "./new-table-form.js";
import { TableSection } from "./table-section.js";
import { useFocusOn } from "./use-focus-on.js";

interface TableSectionsProps {
  readonly mapping: FormMapping;
  readonly form: OpenForm;
  readonly isOnlyOpen: boolean;
  /** Keys of tables and columns that changed, `0` and `0 3`: they stay in view. */
  readonly touched: ReadonlySet<string>;
  /** Input or part of a new table whose cell is being chosen. */
  readonly choosing: string | undefined;
  /** @param path - Input of the column. @param cell - Its header. */
  readonly warningOf: (path: string, cell: string) => string | undefined;
  readonly conversionOf: (at: ColumnAt, to: string) => ProfileConversion;
  readonly onChoose: (key: string) => void;
  readonly onShow: (place: SheetPlace) => void;
  readonly onChange: (change: MappingChange) => void;
}

/** The tables of the form with their columns, and the way to add one that was not found. */
export function TableSections(props: TableSectionsProps): ReactElement {
  const { mapping, form, isOnlyOpen, touched, choosing, onChoose, onShow, onChange } = props;
  const { tables, newTable } = mapping;
  const id = useId();
  const focusOn = useFocusOn();
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
  return (
    <>
      <h3 className="map-form__part">{MAP_TEXTS.tablesTitle}</h3>
      {shown.map(({ table, index, rows }) => (
        <TableSection
          key={`${table.sheet} ${table.isAcross} ${table.columns[0]?.place.address ?? index}`}
          {...props}
          table={table}
          index={index}
          rows={rows}
          headingId={`${id}-${index}`}
          onRemove={() => {
            onChange({ kind: "removeTable", table: index });
            focusOn(`${id}-add`);
          }}
        />
      ))}
      {newTable === undefined ? (
        <div className="map-section">
          <button
            type="button"
            className="usa-button usa-button--outline"
            id={`${id}-add`}
            aria-describedby={`${id}-hint`}
            onClick={() => {
              onChange({ kind: "newTable", draft: NO_TABLE });
              focusOn(`${id}-new`);
            }}
          >
            {MAP_TEXTS.addTable}
          </button>
          <p className="map-section__text" id={`${id}-hint`}>
            {MAP_TEXTS.addTableHint}
          </p>
        </div>
      ) : (
        <NewTableForm
          draft={newTable}
          form={form}
          tables={tables}
          choosing={choosing}
          headingId={`${id}-new`}
          onChoose={onChoose}
          onShow={onShow}
          onDraft={(draft) => onChange({ kind: "newTable", draft })}
          onAdd={(entry) => {
            onChange({ kind: "addTable", entry });
            focusOn(`${id}-${tables.length}`);
          }}
          onCancel={() => {
            onChange({ kind: "newTable", draft: undefined });
            focusOn(`${id}-add`);
          }}
        />
      )}
    </>
  );
}
