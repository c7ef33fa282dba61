import type { ListOption } from "@epb/contract";
import { Label, Select } from "@trussworks/react-uswds";
import { type ReactElement, useId } from "react";

interface FilterSelectProps {
  readonly label: string;
  /** Option for no filter. */
  readonly all: string;
  readonly options: readonly ListOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows a list to one of a few values. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps): ReactElement {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} name={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </Select>
    </div>
  );
}
