import type { NamedColumn, ProfileConversion, SheetPlace } from "@epb/workbook/mapping";
import { memo, type NamedExoticComponent, type ReactElement, useId } from "react";
import { IconNote } from "../../../../components/icon-note.js";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { ColumnEntry } from "../state/form-mapping.js";
import type { ColumnAt, MappingChange } from "../state/mapping-changes.js";
import { stateOfColumn } from "../state/open-questions.js";
import { CellLine } from "./cell-line.js";
import { FactorField } from "./factor-field.js";
import { RowStateBadge } from "./row-state.js";

interface ColumnRowProps {
  readonly column: ColumnEntry;
  readonly table: number;
  readonly index: number;
  /** Inputs that a column can have. */
  readonly names: readonly NamedColumn[];
  readonly warning: string | undefined;
  /** How the cells of the column become an input. */
  readonly conversionOf: (at: ColumnAt, to: string) => ProfileConversion;
  readonly onShow: (place: SheetPlace) => void;
  readonly onChange: (change: MappingChange) => void;
}

/** A column of a table of the form, and its input. */
export const ColumnRow: NamedExoticComponent<ColumnRowProps> = memo(function ColumnRow({
  column,
  table,
  index,
  names,
  warning,
  conversionOf,
  onShow,
  onChange,
}: ColumnRowProps): ReactElement {
  const id = useId();
  const at = { table, column: index };
  const state = stateOfColumn(column);
  const { to, label, conversion } = column;
  const named = names.find(({ path }) => path === to);
  return (
    <li className={`map-row map-row--${state}`}>
      <p className="map-row__head">
        <span className="map-row__name">{label}</span>
        <RowStateBadge state={state} />
      </p>
      <CellLine cell={{ ...column, label: "" }} onShow={onShow} />
      {warning !== undefined && <IconNote kind="warning">{warning}</IconNote>}
      <div className="map-row__fields">
        <div className="map-field map-field--wide">
          <label htmlFor={id}>
            {MAP_TEXTS.columnInput}
            <span className="visually-hidden">: {label}</span>
          </label>
          <select
            className="usa-select"
            id={id}
            value={to}
            onChange={({ target: { value } }) =>
              onChange({ kind: "column", at, to: value, conversion: conversionOf(at, value) })
            }
          >
            <option value="">{MAP_TEXTS.noInput}</option>
            {to !== "" && named === undefined && <option value={to}>{to}</option>}
            {names.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {to !== "" && (
          <FactorField
            name={label}
            kind={named?.kind ?? "number"}
            conversion={conversion}
            onChange={(next) => onChange({ kind: "columnConversion", at, conversion: next })}
          />
        )}
      </div>
      {state === "check" && (
        <div className="map-row__actions">
          <button
            type="button"
            className="usa-button"
            aria-label={MAP_TEXTS.confirmOf(label)}
            onClick={() => onChange({ kind: "confirmColumn", at })}
          >
            {MAP_TEXTS.confirm}
          </button>
        </div>
      )}
    </li>
  );
});
