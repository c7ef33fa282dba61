import { type ReactElement, useId } from "react";

interface DayFieldProps {
  readonly label: string;
  /** `2024-01-31`; empty if there is no entry. */
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** A date input outside a form; each change applies immediately. */
export function DayField({ label, day, onChange }: DayFieldProps): ReactElement {
  const id = useId();
  return (
    <>
      <label className="usa-label" htmlFor={id}>
        {label}
      </label>
      <input className="usa-input" type="date" id={id} value={day} onChange={({ target }) => onChange(target.value)} />
    </>
  );
}
