import type { NamedField } from "@epb/workbook/mapping";
import { type ReactElement, useId } from "react";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { InputEntry } from "../state/form-mapping.js";
import type { MappingChange } from "../state/mapping-changes.js";

/** Longest text in a profile. */
const LONGEST = 300;

interface ValueFieldProps {
  readonly field: Pick<NamedField, "path" | "name" | "kind" | "choices">;
  readonly entry: InputEntry;
  readonly onChange: (change: MappingChange) => void;
}

/** Value of an input that the form does not state, and the person or document that decided it. */
export function ValueField({ field, entry, onChange }: ValueFieldProps): ReactElement {
  const { path, name, kind, choices } = field;
  const id = useId();
  const change = (value: string): void => onChange({ kind: "fixed", path, value });
  const isKnown = entry.fixed === "" || choices?.includes(entry.fixed) === true;
  return (
    <>
      <div className="map-field">
        <label htmlFor={id}>
          {MAP_TEXTS.fixed}
          <span className="visually-hidden">: {name}</span>
        </label>
        {choices === undefined ? (
          <input
            className="usa-input"
            id={id}
            value={entry.fixed}
            maxLength={LONGEST}
            aria-describedby={kind === "date" ? `${id}-hint` : undefined}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <select className="usa-select" id={id} value={entry.fixed} onChange={({ target }) => change(target.value)}>
            <option value="">{MAP_TEXTS.noChoice}</option>
            {[...(isKnown ? [] : [entry.fixed]), ...choices].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        )}
        {kind === "date" && choices === undefined && (
          <span className="map-field__hint" id={`${id}-hint`}>
            {MAP_TEXTS.dateHint}
          </span>
        )}
      </div>
      {entry.fixed.trim() !== "" && (
        <div className="map-field">
          <label htmlFor={`${id}-by`}>
            {MAP_TEXTS.decidedBy}
            <span className="visually-hidden">: {name}</span>
          </label>
          <input
            className="usa-input"
            id={`${id}-by`}
            value={entry.decidedBy}
            maxLength={LONGEST}
            onChange={({ target }) => onChange({ kind: "decidedBy", path, by: target.value })}
          />
        </div>
      )}
    </>
  );
}
