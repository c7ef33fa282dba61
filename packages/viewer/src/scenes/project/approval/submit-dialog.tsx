import { SUBMIT_PROJECT, unusableInputsText } from "@epb/contract";
import type { ReactElement } from "react";
import { ConfirmChange } from "../../../components/confirm-change.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../../components/project/project-calls.js";
import { APPROVAL_TEXTS, STEP_TEXTS } from "../../../texts/project-texts.js";

/** Asks before the project is submitted, and does it. */
export function SubmitDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { id, state } = useOpenProject();
  const { title, text, button, done } = STEP_TEXTS.submit;
  const { unusableInputs, openFindings } = state;
  const errors = state.errors + (openFindings?.errors ?? 0);
  return (
    <ConfirmChange
      title={title}
      confirm={button}
      call={SUBMIT_PROJECT}
      input={{ params: { id } }}
      changes={PROJECT_ANSWERS}
      done={done}
      onClose={onClose}
    >
      <p>{text}</p>
      {unusableInputs !== undefined && <p>{unusableInputsText(unusableInputs)}</p>}
      {errors > 0 && <p>{APPROVAL_TEXTS.openErrors(errors)}</p>}
    </ConfirmChange>
  );
}
