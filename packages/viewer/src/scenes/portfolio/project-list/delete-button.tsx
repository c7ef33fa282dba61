import { actionRefusal, ProjectAction, type ProjectListRow, type UserGroup } from "@epb/contract";
import { ApprovalStatus, ProjectStatus } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useCurrentUser } from "../../../session/session-context.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";

/** True if the user may delete a project according to the list. Only the server knows if it has been submitted. */
export function mayDelete({ status, userRole }: ProjectListRow, group: UserGroup): boolean {
  const approval = status === ProjectStatus.Approved ? ApprovalStatus.Approved : ApprovalStatus.Pending;
  const standing = { group, approval, ...(userRole !== undefined && { role: userRole }) };
  return actionRefusal(ProjectAction.Delete, standing) === undefined;
}

interface DeleteButtonProps {
  readonly project: ProjectListRow;
  readonly onAsk: (project: ProjectListRow) => void;
}

/** A button that asks for confirmation to delete a project; renders nothing without permission. */
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
