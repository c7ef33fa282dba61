import { APPROVE_PROJECT, SUBMIT_PROJECT, unusableInputsText } from "@epb/contract";
import type { ReactElement } from "react";
import { ConfirmChange } from "../../components/confirm-change.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { APPROVAL_TEXTS, STEP_TEXTS } from "../../texts/project-texts.js";

const CALLS = { submit: SUBMIT_PROJECT, approve: APPROVE_PROJECT } as const;
const WITHHELD_ACCEPTED = { withheldFigures: "accepted" } as const;

interface StepDialogProps {
  readonly step: keyof typeof CALLS;
  readonly onClose: () => void;
}

/** Asks before the project is submitted or approved, and does it. */
export function StepDialog({ step, onClose }: StepDialogProps): ReactElement {
  const { id, state } = useOpenProject();
  const { title, text, button, done } = STEP_TEXTS[step];
  const unusable = state.unusableInputs;
  const errors = state.errors + (state.openFindings?.errors ?? 0);
  const isWithoutFigures = step === "approve" && unusable !== undefined;
  return (
    <ConfirmChange
      title={title}
      confirm={isWithoutFigures ? APPROVAL_TEXTS.approveWithoutFigures : button}
      call={CALLS[step]}
      input={{ params: { id }, ...(isWithoutFigures && { query: WITHHELD_ACCEPTED }) }}
      changes={PROJECT_ANSWERS}
      done={done}
      onClose={onClose}
    >
      <p>{text}</p>
      {unusable !== undefined && <p>{unusableInputsText(unusable)}</p>}
      {step === "submit" && errors > 0 && <p>{APPROVAL_TEXTS.openErrors(errors)}</p>}
    </ConfirmChange>
  );
}
