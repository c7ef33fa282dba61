import type { SheetPlace } from "@epb/workbook/mapping";
import { type ReactElement, useId } from "react";
import { IconNote } from "../../../../components/icon-note.js";
import { SteadyButton } from "../../../../components/steady-button.js";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { OpenForm } from "../reading/open-form.js";
import type { TableEntry } from "../state/form-mapping.js";
import { NEW_TABLE_CELLS, type NewTable } from "../state/new-table.js";
import { isKnownTable } from "../state/table-changes.js";

interface NewTableFormProps {
  readonly draft: NewTable;
  readonly form: OpenForm;
  readonly tables: readonly TableEntry[];
  /** Input or part of the table whose cell is being chosen. */
  readonly choosing: string | undefined;
  readonly headingId: string;
  readonly onChoose: (key: string) => void;
  readonly onShow: (place: SheetPlace) => void;
  readonly onDraft: (draft: NewTable) => void;
  readonly onAdd: (table: TableEntry) => void;
  readonly onCancel: () => void;
}

/** A table that was not found: its direction, its header, and its first item. */
export function NewTableForm(props: NewTableFormProps): ReactElement {
  const { draft, form, tables, choosing, headingId, onChoose, onShow, onDraft, onAdd, onCancel } = props;
  const name = useId();
  const table = form.tableAt(draft);
  const problem = problemOf(draft, form, table, tables);
  return (
    <section className="map-section map-new-table" aria-labelledby={headingId}>
      <h4 className="map-section__title focused" id={headingId} tabIndex={-1}>
        {MAP_TEXTS.newTable}
      </h4>
      <fieldset className="map-choices">
        <legend>{MAP_TEXTS.items}</legend>
        {[false, true].map((isAcross) => (
          <label key={String(isAcross)}>
            <input
              type="radio"
              name={name}
              checked={draft.isAcross === isAcross}
              onChange={() => onDraft({ ...draft, isAcross })}
            />{" "}
            {isAcross ? MAP_TEXTS.itemsAcross : MAP_TEXTS.itemsDown}
          </label>
        ))}
      </fieldset>
      {(["header", "first"] as const).map((part) => {
        const place = draft[part];
        const key = NEW_TABLE_CELLS[part];
        return (
          <div className="map-field map-field--wide" key={part}>
            <p className="map-new-table__part">
              <strong>{part === "header" ? MAP_TEXTS.header : MAP_TEXTS.firstItem}</strong>
              {place !== undefined && (
                <>
                  {" "}
                  <button
                    type="button"
                    className="usa-button usa-button--unstyled"
                    aria-label={MAP_TEXTS.showCell(`${place.sheet}!${place.address}`)}
                    onClick={() => onShow(place)}
                  >
                    {place.sheet}!{place.address}
                  </button>
                </>
              )}
            </p>
            <p className="map-field__hint" id={`${name}-${part}`}>
              {part === "header" ? MAP_TEXTS.headerHint : MAP_TEXTS.firstItemHint}
            </p>
            <button
              type="button"
              className="usa-button usa-button--outline"
              aria-pressed={choosing === key}
              aria-describedby={`${name}-${part}`}
              data-choose={key}
              onClick={() => onChoose(key)}
            >
              {part === "header" ? MAP_TEXTS.chooseHeader : MAP_TEXTS.chooseFirst}
            </button>
          </div>
        );
      })}
      <div role="status">
        {problem === undefined ? (
          <p className="map-section__text">{MAP_TEXTS.columnsFound(table?.columns.map(({ label }) => label) ?? [])}</p>
        ) : draft.header === undefined ? (
          <p className="map-section__text">{problem}</p>
        ) : (
          <IconNote kind="warning">{problem}</IconNote>
        )}
      </div>
      <div className="map-row__actions">
        <SteadyButton
          type="button"
          disabled={problem !== undefined}
          onClick={() => {
            if (table !== undefined && problem === undefined) onAdd(table);
          }}
        >
          {MAP_TEXTS.addNewTable}
        </SteadyButton>
        <button type="button" className="usa-button usa-button--unstyled" onClick={onCancel}>
          {MAP_TEXTS.cancel}
        </button>
      </div>
    </section>
  );
}

/** Why the table cannot be added; undefined if it can. */
function problemOf(
  draft: NewTable,
  form: OpenForm,
  table: TableEntry | undefined,
  tables: readonly TableEntry[],
): string | undefined {
  if (draft.header === undefined) return MAP_TEXTS.noHeader;
  if (table !== undefined) return isKnownTable(table, tables) ? MAP_TEXTS.knownTable : undefined;
  return form.tableAt({ ...draft, first: undefined }) === undefined ? MAP_TEXTS.notHeader : MAP_TEXTS.notBehind;
}
