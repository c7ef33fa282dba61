import { type ReactElement, useEffect, useId, useState } from "react";
import { leverNumber, leverText, typedText, typedUnit } from "./lever-numbers.js";
import type { OpenLever } from "./recalculate.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

interface LeverFieldProps {
  readonly lever: OpenLever;
  /** Undefined if the lever is not moved. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A slider and a field for one lever. */
export function LeverField({ lever, value, onChange }: LeverFieldProps): ReactElement {
  const id = useId();
  const { look, slider, start } = lever;
  const label = WHAT_IF_TEXTS.levers[lever.id];
  const current = value ?? start;
  const isMoved = value !== undefined && value !== start;
  const shown = typedText(look, current);
  const [typed, setTyped] = useState(shown);
  // The slider, the address and a reset move the field; typing does not change what is typed.
  useEffect(() => setTyped((old) => (leverNumber(look, old) === current ? old : shown)), [look, current, shown]);
  const move = (next: string): void => onChange(next === start ? undefined : next);
  return (
    <div className={isMoved ? "lever lever--moved" : "lever"}>
      <label className="lever__label" htmlFor={id}>
        {label}
      </label>
      <span className="lever__field">
        <input
          id={id}
          className="usa-input lever__number"
          inputMode="decimal"
          value={typed}
          aria-invalid={leverNumber(look, typed) === undefined}
          aria-describedby={`${id}-start`}
          onChange={(event) => {
            setTyped(event.target.value);
            const number = leverNumber(look, event.target.value);
            if (number !== undefined) move(number);
          }}
        />
        <span className="lever__unit">{typedUnit(look)}</span>
      </span>
      <input
        type="range"
        className="lever__slider"
        aria-label={WHAT_IF_TEXTS.slider(label)}
        aria-valuetext={leverText(look, current)}
        min={slider.low}
        max={slider.high}
        step={slider.step}
        value={current}
        onChange={(event) => move(event.target.value)}
      />
      <span className="lever__start" id={`${id}-start`}>
        {slider.kind === "set" ? WHAT_IF_TEXTS.now(leverText(look, start)) : WHAT_IF_TEXTS.asItIs}
        {isMoved && (
          <button
            type="button"
            className="lever__reset"
            aria-label={WHAT_IF_TEXTS.resetOne(label)}
            onClick={() => onChange(undefined)}
          >
            {WHAT_IF_TEXTS.resetShort}
          </button>
        )}
      </span>
    </div>
  );
}
