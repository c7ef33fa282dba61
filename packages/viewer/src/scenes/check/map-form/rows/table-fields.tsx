import { PROFILE_LIMITS } from "@epb/workbook/mapping";
import { type ReactElement, useId, useState } from "react";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { TableEntry } from "../state/form-mapping.js";
import type { MappingChange } from "../state/mapping-changes.js";
import type { TableField } from "../state/table-changes.js";

interface TableFieldsProps {
  readonly name: string;
  readonly table: TableEntry;
  readonly index: number;
  readonly withFirstRow: (table: TableEntry, firstRow: number) => TableEntry;
  readonly onChange: (change: MappingChange) => void;
  readonly onRemove: () => void;
}

/** Fields for the first item of a table, for its end, and for rows to skip. */
export function TableFields({ name, table, index, withFirstRow, onChange, onRemove }: TableFieldsProps): ReactElement {
  const direction = table.isAcross ? "across" : "down";
  const edit = (field: TableField, entry: TableEntry): void =>
    onChange({ kind: "editTable", table: index, field, entry });
  return (
    <details className="map-table">
      <summary>
        {MAP_TEXTS.editTable}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <div className="map-row__fields">
        <TypedField
          name={name}
          label={MAP_TEXTS.firstRow[direction]}
          error={MAP_TEXTS.wholeNumber(1, PROFILE_LIMITS.offset)}
          stored={String(table.firstRow)}
          read={(text) => wholeNumber(text, 1, PROFILE_LIMITS.offset)}
          onChange={(firstRow) => edit("firstRow", withFirstRow(table, firstRow))}
        />
        {hasYears(table) && (
          <TypedField
            name={name}
            label={MAP_TEXTS.firstYearField}
            hint={MAP_TEXTS.firstYearHint}
            error={MAP_TEXTS.wholeNumber(0, PROFILE_LIMITS.rows)}
            stored={table.firstYear === undefined ? "" : String(table.firstYear)}
            read={(text) => (text.trim() === "" ? NO_YEAR : wholeNumber(text, 0, PROFILE_LIMITS.rows))}
            onChange={(firstYear) =>
              edit("firstYear", { ...table, firstYear: firstYear === NO_YEAR ? undefined : firstYear })
            }
          />
        )}
        <TypedField
          name={name}
          label={MAP_TEXTS.skips[direction]}
          hint={MAP_TEXTS.skipsHint}
          error={TOO_MANY}
          isLong
          stored={table.skips.join("\n")}
          read={textsIn}
          onChange={(skips) => edit("skips", { ...table, skips })}
        />
        <TypedField
          name={name}
          label={MAP_TEXTS.endsAt}
          hint={MAP_TEXTS.endsAtHint}
          error={TOO_MANY}
          isLong
          stored={table.endsAt.join("\n")}
          read={textsIn}
          onChange={(endsAt) => edit("endsAt", { ...table, endsAt })}
        />
      </div>
      <button
        type="button"
        className="usa-button usa-button--unstyled map-section__more"
        aria-label={MAP_TEXTS.removeTableOf(name)}
        onClick={onRemove}
      >
        {MAP_TEXTS.removeTable}
      </button>
    </details>
  );
}

const NO_YEAR = "no year";
const TOO_MANY = MAP_TEXTS.tooManyTexts(PROFILE_LIMITS.texts, PROFILE_LIMITS.textLength);

/** True for a table of years, and for a table that can be one because no column has an input yet. */
function hasYears({ firstYear, columns }: TableEntry): boolean {
  if (firstYear !== undefined) return true;
  const used = columns.filter(({ to }) => to !== "");
  return used.length === 0 || used.some(({ to }) => !/^(ecms|contacts)\[/.test(to));
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

function textsIn(text: string): readonly string[] | undefined {
  const texts = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const isShort = texts.every(({ length }) => length <= PROFILE_LIMITS.textLength);
  return isShort && texts.length <= PROFILE_LIMITS.texts ? texts : undefined;
}

interface TypedFieldProps<Value> {
  /** Name of the table, for screen readers. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string;
  readonly isLong?: boolean;
  /** The value as text. */
  readonly stored: string;
  /** Undefined for a text that is no value: it stays in the field, and the value is the last one. */
  readonly read: (text: string) => Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** A field whose text is kept as the person types it, until its value changes elsewhere, such as by undo. */
function TypedField<Value>(props: TypedFieldProps<Value>): ReactElement {
  const { name, label, hint, error, isLong = false, stored, read, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Value | undefined }>();
  const isOwn = typed !== undefined && isSame(typed.value, read(stored));
  const text = isOwn ? typed.text : stored;
  const isWrong = read(text) === undefined;
  const described = [hint === undefined ? "" : `${id}-hint`, isWrong ? `${id}-error` : ""].join(" ").trim();
  const change = (next: string): void => {
    const value = read(next);
    setTyped({ text: next, value: value ?? read(stored) });
    if (value !== undefined && !isSame(value, read(stored))) onChange(value);
  };
  const Field = isLong ? "textarea" : "input";
  return (
    <div className={isLong ? "map-field map-field--wide" : "map-field"}>
      <label htmlFor={id}>
        {label}
        <span className="visually-hidden">: {name}</span>
      </label>
      <Field
        className={isLong ? "usa-textarea" : "usa-input"}
        id={id}
        value={text}
        inputMode={isLong ? undefined : "numeric"}
        aria-invalid={isWrong}
        aria-describedby={described === "" ? undefined : described}
        onChange={({ target }) => change(target.value)}
      />
      {hint !== undefined && (
        <span className="map-field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {isWrong && (
        <span className="map-field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
