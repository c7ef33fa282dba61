import {
  actionRefusal,
  DELETE_PROJECT,
  LIST_PROJECTS,
  ProjectAction,
  type ProjectListRow,
  type UserGroup,
} from "@epb/contract";
import { ApprovalStatus, ProjectStatus } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useChange } from "../../api/use-call.js";
import { ConfirmDialog } from "../../components/confirm-dialog.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { PORTFOLIO_TEXTS } from "../../texts/portfolio-texts.js";

/** Milliseconds for which it is told that a project is gone. */
const TOLD_MILLISECONDS = 5000;

/** Whether somebody may delete a project, as far as the list tells: the server knows whether it has been submitted. */
export function mayDelete({ status, userRole }: ProjectListRow, group: UserGroup): boolean {
  const approval = status === ProjectStatus.Approved ? ApprovalStatus.Approved : ApprovalStatus.Pending;
  const standing = { group, approval, ...(userRole !== undefined && { role: userRole }) };
  return actionRefusal(ProjectAction.Delete, standing) === undefined;
}

interface DeleteButtonProps {
  readonly project: ProjectListRow;
  readonly onAsk: (project: ProjectListRow) => void;
}

/** A button that asks whether a project is to be deleted. Nothing where one may not. */
export function DeleteButton({ project, onAsk }: DeleteButtonProps): ReactElement | null {
  const user = useCurrentUser();
  if (user === undefined || !mayDelete(project, user.userGroupId)) return null;
  return (
    <Button
      type="button"
      unstyled
      className="delete-project"
      aria-label={PORTFOLIO_TEXTS.deleteNamed(project.name)}
      onClick={() => onAsk(project)}
    >
      {PORTFOLIO_TEXTS.delete}
    </Button>
  );
}

interface DeleteDialogProps {
  readonly project: ProjectListRow;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deletes a project, once its name has been typed. It stands beside the list: its row goes. */
export function DeleteDialog({ project: { id, name }, onClose, onDeleted }: DeleteDialogProps): ReactElement {
  const session = useSession();
  const notices = useNotices();
  const change = useChange(DELETE_PROJECT, [LIST_PROJECTS], { tells: true });
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  const remove = (): void => {
    const isName = typed.trim().toLowerCase() === name.trim().toLowerCase();
    setRefused(!isName);
    if (!isName) return;
    change.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notices.show(PORTFOLIO_TEXTS.deleted(name), { kind: "success", milliseconds: TOLD_MILLISECONDS });
          onDeleted();
          // @spec P §7 "after create or delete of a project the user is refreshed"
          session.refresh().catch(() => {});
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={PORTFOLIO_TEXTS.deleteTitle}
      confirm={PORTFOLIO_TEXTS.delete}
      isDanger
      isWaiting={change.isPending}
      error={change.error}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="delete-project__text">{PORTFOLIO_TEXTS.deleteText(name)}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          remove();
        }}
      >
        <label className="usa-label" htmlFor="delete-project-name">
          {PORTFOLIO_TEXTS.deleteConfirmLabel}
        </label>
        {isRefused && (
          <span className="usa-error-message" id="delete-project-error" role="alert">
            {PORTFOLIO_TEXTS.deleteMismatch}
          </span>
        )}
        <input
          className={isRefused ? "usa-input usa-input--error" : "usa-input"}
          id="delete-project-name"
          autoComplete="off"
          value={typed}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? "delete-project-error" : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
        />
      </form>
    </ConfirmDialog>
  );
}
