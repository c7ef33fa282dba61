import { APPROVE_PROJECT, REOPEN_PROJECT, SUBMIT_PROJECT } from "@epb/contract";
import type { ReactElement } from "react";
import { ConfirmChange } from "../../components/confirm-change.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { APPROVAL_TEXTS, STEP_TEXTS } from "../../texts/project-texts.js";

const CALLS = { submit: SUBMIT_PROJECT, approve: APPROVE_PROJECT, reopen: REOPEN_PROJECT } as const;

interface StepDialogProps {
  readonly step: keyof typeof CALLS;
  readonly onClose: () => void;
}

/** Asks before the project is submitted, approved or reopened, and does it. */
export function StepDialog({ step, onClose }: StepDialogProps): ReactElement {
  const { id, state } = useOpenProject();
  const { title, text, button, done } = STEP_TEXTS[step];
  return (
    <ConfirmChange
      title={title}
      confirm={button}
      call={CALLS[step]}
      input={{ params: { id } }}
      changes={PROJECT_ANSWERS}
      done={done}
      onClose={onClose}
    >
      <p>{text}</p>
      {step === "submit" && state.errors > 0 && <p>{APPROVAL_TEXTS.openErrors(state.errors)}</p>}
    </ConfirmChange>
  );
}
