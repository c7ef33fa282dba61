import type { UnchangedProject } from "@epb/contract";
import type { ReactElement } from "react";
import { PROJECT_TEXTS } from "../../texts/project-texts.js";
import { AlertBox } from "../alert-box.js";

/** Projects that a change of several projects did not change, each with the reason. */
export function UnchangedList({ unchanged }: { readonly unchanged: readonly UnchangedProject[] }): ReactElement {
  return (
    <AlertBox kind="warning">
      <p>{PROJECT_TEXTS.unchanged}</p>
      <ul>
        {unchanged.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name === "" ? PROJECT_TEXTS.hidden : name}</strong>: {reason}
          </li>
        ))}
      </ul>
    </AlertBox>
  );
}
