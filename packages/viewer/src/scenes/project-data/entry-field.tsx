import { COUNTRIES, US_STATES } from "@epb/contract";
import { inputRow, valueAtPath } from "@epb/engine";
import { type InputField, OPTION_LISTS } from "@epb/workbook";
import { type ReactElement, useState } from "react";
import { RequiredMark } from "../../components/form/field.js";
import type { Edit, Refusal } from "../../features/project-draft/draft.js";
import { type EntryValue, entryText, optionListOf } from "../../features/project-draft/entry-text.js";
import { isSameValue } from "../../features/project-draft/is-same-value.js";
import { readEntry } from "../../features/project-draft/read-entry.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { GRID_TEXTS } from "../../texts/project-data-texts.js";
import type { EntryView } from "./entry-view.js";
import { figureText } from "./figure-text.js";
import { MessageMark } from "./grid/cell-marks.js";
import type { CellMessage } from "./grid/grid-types.js";
import { inProject, nameOf } from "./paths.js";

interface EntryFieldProps {
  readonly field: InputField;
  readonly view: EntryView;
  readonly onEdit: (edits: readonly Edit[], step: string) => void;
}

/** An element's id for the place of a path. */
export const fieldId = (path: string): string => `entry-${path.replaceAll(/[^\w.-]/g, "_")}`;

/** A value of its own: label, unit, help, the control, and what is to be said about the entry. */
export function EntryField({ field, view, onEdit }: EntryFieldProps): ReactElement {
  const { path, label, unit, help, value: as } = field;
  const id = fieldId(path);
  const place = inProject(path);
  const value = valueAtPath(view.project, place) as EntryValue | undefined;
  const stored = valueAtPath(view.stored, place) as EntryValue | undefined;
  const refusal = view.refusals.get(place);
  const messages = messagesOf(refusal, view.issues.at(nameOf(path)));
  const { isMarked = false, isDerived = false } = inputRow(path) ?? {};
  const isReadOnly = view.isReadOnly || isDerived;
  const isPercent = as.kind === "decimal" && as.look === "percent";
  const isMoney = unit === "$";
  const isChanged = !isSameValue(value, stored);
  const calculated = calculatedText(field, view);
  return (
    <div className={isChanged ? "entry entry--changed" : "entry"} tabIndex={view.isReadOnly ? -1 : undefined}>
      <label className="entry__label" htmlFor={id}>
        {label}
        {isMarked && <RequiredMark />}
        {unit !== undefined && !isMoney && <span className="entry__unit"> {isPercent ? `% ${unit}` : unit}</span>}
        {isChanged && <span className="entry__changed">{GRID_TEXTS.changed}</span>}
      </label>
      <span className="entry__help" id={`${id}-help`}>
        {help}
      </span>
      <span className="entry__control">
        {isMoney && <span aria-hidden="true">$</span>}
        <EntryControl
          id={id}
          field={field}
          text={refusal?.text || entryText(value, as)}
          isReadOnly={isReadOnly}
          isInvalid={messages.some(({ severity }) => severity === "error")}
          isRequired={isMarked}
          describedBy={`${id}-help ${id}-messages`}
          onText={(text) => {
            const entry = readEntry(text, as);
            const clears = as.kind === "decimal" && path.endsWith("].value") ? nameOf(place) : place;
            onEdit(
              [
                entry.ok
                  ? { path: place, value: entry.value, clears }
                  : { path: place, refusal: { text, message: entry.message } },
              ],
              place,
            );
          }}
        />
        {isPercent && <span aria-hidden="true">%</span>}
      </span>
      {calculated !== undefined && (
        <span className="entry__help">
          {GRID_TEXTS.calculated}: {calculated}
        </span>
      )}
      <div id={`${id}-messages`}>
        {messages.map(({ severity, text }) => (
          <p key={text} className={`entry__message entry__message--${severity}`}>
            <MessageMark isError={severity === "error"} /> <span>{text}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Text of the figure that replaces a missing entry; undefined with an entry or without a figure. */
function calculatedText({ path, value: as }: InputField, view: EntryView): string | undefined {
  const figure = figureInPlaceOf(path, view);
  if (figure === undefined) return undefined;
  if (view.withheld.has(figure)) return COMMON_TEXTS.notKnown;
  return figureText(valueAtPath(view.figures, figure), as.kind === "date" ? "date" : "quantity") || undefined;
}

/** True if a field has no entry, and the figure that replaces the entry is withheld. */
export function isCalculationWithheld(path: string, view: EntryView): boolean {
  const figure = figureInPlaceOf(path, view);
  return figure !== undefined && view.withheld.has(figure);
}

function figureInPlaceOf(path: string, { project }: EntryView): string | undefined {
  return valueAtPath(project, inProject(path)) === undefined ? inputRow(path)?.figureUnlessEntered : undefined;
}

const messagesOf = (refusal: Refusal | undefined, found: readonly CellMessage[]): readonly CellMessage[] =>
  refusal === undefined ? found : [{ severity: "error", text: refusal.message }, ...found];

/** Suggested texts, each with its name. Other texts are possible: projects can be in other countries. */
const SUGGESTIONS: Readonly<Record<string, readonly (readonly [value: string, name: string])[]>> = {
  "location.state": Object.entries(US_STATES).map(([code, { name }]) => [code, name]),
  "location.country": COUNTRIES.map(({ code, name }) => [code, name]),
};

interface EntryControlProps {
  readonly id: string;
  readonly field: InputField;
  readonly text: string;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly describedBy: string;
  readonly onText: (text: string) => void;
}

/** Keeps the typed text unformatted while the field has the focus. */
function EntryControl(props: EntryControlProps): ReactElement {
  const { id, field, text, isReadOnly, isInvalid, isRequired, describedBy, onText } = props;
  const [typed, setTyped] = useState<string>();
  const shared = {
    id,
    "aria-describedby": describedBy,
    "aria-invalid": isInvalid || undefined,
    "aria-required": isRequired || undefined,
  };
  const list = optionListOf(field.value);
  if (list !== undefined) {
    return (
      <select
        {...shared}
        className="usa-select"
        disabled={isReadOnly}
        value={text}
        onChange={(event) => onText(event.target.value)}
      >
        <option value="">{COMMON_TEXTS.pleaseChoose}</option>
        {OPTION_LISTS[list].map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = field.value.kind === "decimal" || field.value.kind === "wholeNumber";
  const suggestions = isReadOnly ? undefined : SUGGESTIONS[field.path];
  const input = (
    <input
      {...shared}
      list={suggestions === undefined ? undefined : `${id}-list`}
      className={isNumber ? "usa-input entry__number" : "usa-input"}
      type={field.value.kind === "date" ? "date" : "text"}
      inputMode={isNumber ? "decimal" : undefined}
      autoComplete="off"
      readOnly={isReadOnly}
      value={typed ?? text}
      onChange={(event) => {
        setTyped(event.target.value);
        onText(event.target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
  if (suggestions === undefined) return input;
  return (
    <>
      {input}
      <datalist id={`${id}-list`}>
        {suggestions.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
