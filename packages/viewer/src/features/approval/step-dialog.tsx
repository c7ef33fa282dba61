import {
  APPROVE_PROJECT,
  DELETE_PROJECT,
  GET_PROJECT_STATE,
  LIST_PROJECTS,
  REOPEN_PROJECT,
  SUBMIT_PROJECT,
} from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { askAgain, useChange } from "../../api/use-call.js";
import { ConfirmDialog } from "../../components/confirm-dialog.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { useSession } from "../../session/session-context.js";
import { APPROVAL_TEXTS, STEP_TEXTS } from "../../texts/project-texts.js";

/** Milliseconds for which it is told that a step has been taken. */
const TOLD_MILLISECONDS = 5000;

const CALLS = { submit: SUBMIT_PROJECT, approve: APPROVE_PROJECT, reopen: REOPEN_PROJECT } as const;

interface StepDialogProps<Step> {
  readonly step: Step;
  readonly onClose: () => void;
}

/** Asks before the project is submitted, approved or reopened, and does it. */
export function StepDialog({ step, onClose }: StepDialogProps<keyof typeof CALLS>): ReactElement {
  const { id, state } = useOpenProject();
  const notices = useNotices();
  const queries = useQueryClient();
  const change = useChange(CALLS[step], PROJECT_ANSWERS, { tells: true });
  const { title, text, button, done } = STEP_TEXTS[step];
  return (
    <ConfirmDialog
      title={title}
      confirm={button}
      isWaiting={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { params: { id } },
          {
            onSuccess: () => {
              onClose();
              notices.show(done, { kind: "success", milliseconds: TOLD_MILLISECONDS });
            },
            // Somebody else may have taken it further.
            onError: () => void askAgain(queries, [GET_PROJECT_STATE]),
          },
        )
      }
    >
      <p>{text}</p>
      {step === "submit" && state.errors > 0 && <p>{APPROVAL_TEXTS.openErrors(state.errors)}</p>}
    </ConfirmDialog>
  );
}

/** Asks before the project is deleted, and does it. @spec C §7 "deletes; then the user is refreshed" */
export function DeleteDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { id } = useOpenProject();
  const notices = useNotices();
  const session = useSession();
  const navigate = useNavigate();
  const change = useChange(DELETE_PROJECT, [LIST_PROJECTS], { tells: true });
  const { title, text, button, done } = STEP_TEXTS.delete;
  return (
    <ConfirmDialog
      title={title}
      confirm={button}
      isDanger
      isWaiting={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { params: { id } },
          {
            onSuccess: () => {
              notices.show(done, { kind: "success", milliseconds: TOLD_MILLISECONDS });
              void session.refresh().catch(() => {});
              void navigate("/portfolio/list");
            },
          },
        )
      }
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
