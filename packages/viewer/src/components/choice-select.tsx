import type { ListOption } from "@epb/contract";
import { type ReactElement, useId } from "react";

interface ChoiceSelectProps {
  readonly label: string;
  readonly options: readonly ListOption[];
  /** Id of the option; without one, `all` is chosen. */
  readonly value: string;
  /** Label of the empty option; if it is absent, an option is always selected. */
  readonly all?: string;
  readonly onChoose: (id: string) => void;
}

/** A select outside a form; each choice applies immediately. */
export function ChoiceSelect({ label, options, value, all, onChoose }: ChoiceSelectProps): ReactElement {
  const id = useId();
  return (
    <div className="choice-select">
      <label className="usa-label" htmlFor={id}>
        {label}
      </label>
      <select className="usa-select" id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
