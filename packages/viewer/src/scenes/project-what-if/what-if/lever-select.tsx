import { Label, Select } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import type { OpenLever } from "./recalculate.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

interface LeverSelectProps {
  readonly id: string;
  readonly levers: readonly OpenLever[];
  readonly value: string;
  readonly onChoose: (leverId: string) => void;
}

/** Which input is looked for. */
export function LeverSelect({ id, levers, value, onChoose }: LeverSelectProps): ReactElement {
  return (
    <div>
      <Label htmlFor={id}>{WHAT_IF_TEXTS.question.input}</Label>
      <Select id={id} name="input" value={value} onChange={({ target }) => onChoose(target.value)}>
        {levers.map((lever) => (
          <option key={lever.id} value={lever.id}>
            {WHAT_IF_TEXTS.levers[lever.id]}
          </option>
        ))}
      </Select>
    </div>
  );
}
