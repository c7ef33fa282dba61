import type { NamedKind, ProfileConversion } from "@epb/workbook/mapping";
import { type ReactElement, useId, useState } from "react";
import { MAP_TEXTS } from "../map-form-texts.js";

const OTHER = "other";
/** As in the schema of profiles. */
const DECIMAL = /^-?\d{1,12}(\.\d{1,12})?$/;
const ORDERS = ["month-day-year", "day-month-year"] as const;

interface FactorFieldProps {
  /** Name of the input, for screen readers. */
  readonly name: string;
  readonly kind: NamedKind;
  readonly conversion: ProfileConversion;
  readonly onChange: (conversion: ProfileConversion) => void;
}

/** How the content of a cell becomes the input: factor of a number, or order of a date. Other inputs have none. */
export function FactorField({ name, kind, conversion, onChange }: FactorFieldProps): ReactElement | null {
  const id = useId();
  if (kind === "number") return <NumberFactor name={name} conversion={conversion} onChange={onChange} />;
  if (kind !== "date") return null;
  return (
    <div className="map-field">
      <label htmlFor={id}>
        {MAP_TEXTS.dates}
        <span className="visually-hidden"> {name}</span>
      </label>
      <select
        className="usa-select"
        id={id}
        value={conversion.dates ?? ""}
        onChange={({ target }) => {
          const dates = ORDERS.find((order) => order === target.value);
          onChange(dates === undefined ? {} : { dates });
        }}
      >
        {Object.entries(MAP_TEXTS.dateOrders).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function NumberFactor({ name, conversion, onChange }: Omit<FactorFieldProps, "kind">): ReactElement {
  const id = useId();
  const { scale = "" } = conversion;
  const [typed, setTyped] = useState<string>();
  const isOther = typed !== undefined || !(scale in MAP_TEXTS.factors);
  const text = typed ?? scale;
  const isWrong = typed !== undefined && !isFactor(typed);
  const apply = (next: string): void => onChange(next === "" || next === "1" ? {} : { scale: next });
  return (
    <>
      <div className="map-field">
        <label htmlFor={id}>
          {MAP_TEXTS.factor}
          <span className="visually-hidden"> {name}</span>
        </label>
        <select
          className="usa-select"
          id={id}
          value={isOther ? OTHER : scale}
          onChange={({ target }) => {
            setTyped(target.value === OTHER ? scale : undefined);
            if (target.value !== OTHER) apply(target.value);
          }}
        >
          {Object.entries(MAP_TEXTS.factors).map(([value, label]) => (
            <option key={value} value={value}>
              {value === "" ? label : `${label} (× ${value})`}
            </option>
          ))}
          <option value={OTHER}>{MAP_TEXTS.otherFactor}</option>
        </select>
      </div>
      {isOther && (
        <div className="map-field">
          <label htmlFor={`${id}-other`}>
            {MAP_TEXTS.factorNumber}
            <span className="visually-hidden"> {name}</span>
          </label>
          <input
            className="usa-input"
            id={`${id}-other`}
            inputMode="decimal"
            value={text}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={({ target }) => {
              const next = target.value.trim();
              setTyped(next);
              if (isFactor(next)) apply(next);
            }}
          />
          {isWrong && (
            <span className="map-field__error" id={`${id}-error`}>
              {MAP_TEXTS.factorError}
            </span>
          )}
        </div>
      )}
    </>
  );
}

const isFactor = (text: string): boolean => DECIMAL.test(text) && Number(text) !== 0;
