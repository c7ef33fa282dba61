import type { UnchangedProject } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { PROJECT_TEXTS } from "../../texts/project-texts.js";
import { AlertBox } from "../alert-box.js";

interface UnchangedListProps {
  readonly unchanged: readonly UnchangedProject[];
  readonly onClose: () => void;
}

/** Content of a dialog: projects that a change of several projects did not change, each with the reason. */
export function UnchangedList({ unchanged, onClose }: UnchangedListProps): ReactElement {
  return (
    <>
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
      <div className="dialog__actions">
        <Button type="button" onClick={onClose}>
          {COMMON_TEXTS.close}
        </Button>
      </div>
    </>
  );
}
