import {
  APPROVE_MEASUREMENT_YEAR,
  GET_MEASUREMENT,
  RETURN_MEASUREMENT_YEAR,
  SUBMIT_MEASUREMENT_YEAR,
} from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { askAgain, useChange } from "../../api/use-call.js";
import { ConfirmDialog } from "../../components/confirm-dialog.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { MEASUREMENT_TEXTS } from "../../texts/project-records-texts.js";

/** A step that a year of measurement and verification takes. */
export type YearStep = "submit" | "approve" | "return";

const TOLD_MILLISECONDS = 5000;

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
  return: {
    call: RETURN_MEASUREMENT_YEAR,
    button: MEASUREMENT_TEXTS.return,
    title: MEASUREMENT_TEXTS.returnTitle,
    text: MEASUREMENT_TEXTS.returnText,
    done: MEASUREMENT_TEXTS.returned,
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
  const notices = useNotices();
  const queries = useQueryClient();
  const { call, button, title, text, done } = STEPS[step];
  const change = useChange(call, PROJECT_ANSWERS, { tells: true });
  return (
    <ConfirmDialog
      title={title(year)}
      confirm={button}
      isWaiting={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { params: { id, year } },
          {
            onSuccess: () => {
              onClose();
              notices.show(done(year), { kind: "success", milliseconds: TOLD_MILLISECONDS });
            },
            // Somebody else may have taken it further.
            onError: () => void askAgain(queries, [GET_MEASUREMENT]),
          },
        )
      }
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
