import { APPROVE_MEASUREMENT_YEAR, RETURN_MEASUREMENT_YEAR, SUBMIT_MEASUREMENT_YEAR } from "@epb/contract";
import type { ReactElement } from "react";
import { ConfirmChange } from "../../components/confirm-change.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { ReasonDialog } from "../../components/project/reason-dialog.js";
import { MEASUREMENT_TEXTS } from "./project-records-texts.js";

/** A step of a year of measurement and verification. */
export type YearStep = "submit" | "approve" | "return";

const STEPS = {
  submit: {
    call: SUBMIT_MEASUREMENT_YEAR,
    button: MEASUREMENT_TEXTS.submit,
    title: MEASUREMENT_TEXTS.submitTitle,
    text: MEASUREMENT_TEXTS.submitText,
    done: MEASUREMENT_TEXTS.submitted,
  },
  approve: {
    call: APPROVE_MEASUREMENT_YEAR,
    button: MEASUREMENT_TEXTS.approve,
    title: MEASUREMENT_TEXTS.approveTitle,
    text: MEASUREMENT_TEXTS.approveText,
    done: MEASUREMENT_TEXTS.approved,
  },
} as const;

interface YearStepDialogProps {
  readonly step: YearStep;
  readonly year: number;
  readonly onClose: () => void;
}

/** Asks before a year is submitted, approved or returned, and does it. */
export function YearStepDialog({ step, year, onClose }: YearStepDialogProps): ReactElement {
  const { id } = useOpenProject();
  if (step === "return") {
    const texts = {
      title: MEASUREMENT_TEXTS.returnTitle(year),
      text: MEASUREMENT_TEXTS.returnText,
      reason: MEASUREMENT_TEXTS.returnReason,
      hint: MEASUREMENT_TEXTS.returnHint,
      button: MEASUREMENT_TEXTS.return,
      done: MEASUREMENT_TEXTS.returned(year),
    };
    return <ReasonDialog call={RETURN_MEASUREMENT_YEAR} params={{ id, year }} texts={texts} onClose={onClose} />;
  }
  const { call, button, title, text, done } = STEPS[step];
  return (
    <ConfirmChange
      title={title(year)}
      confirm={button}
      call={call}
      input={{ params: { id, year } }}
      changes={PROJECT_ANSWERS}
      done={done(year)}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmChange>
  );
}
