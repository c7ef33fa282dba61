import { actionRefusal, ProjectAction, type ProjectListRow, type UserGroup } from "@epb/contract";
import { ApprovalStatus, ProjectStatus } from "@epb/engine";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { RowMenu } from "../../../components/row-menu.js";
import { useCurrentUser } from "../../../session/session-context.js";
import { PROJECT_TABS } from "../../../texts/project-texts.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";

/** Parts of a project that everybody who sees it can open. */
const PARTS = ["data", "schedules", "history"] as const;

/** True if the user may delete a project according to the list. Only the server knows if it has been submitted. */
function mayDelete({ status, userRole }: ProjectListRow, group: UserGroup): boolean {
  const approval = status === ProjectStatus.Approved ? ApprovalStatus.Approved : ApprovalStatus.Pending;
  const standing = { group, approval, ...(userRole !== undefined && { role: userRole }) };
  return actionRefusal(ProjectAction.Delete, standing) === undefined;
}

interface ProjectMenuProps {
  readonly project: ProjectListRow;
  readonly onDelete: (project: ProjectListRow) => void;
}

/** Rare actions on a project of the list. */
export function ProjectMenu({ project, onDelete }: ProjectMenuProps): ReactElement {
  const user = useCurrentUser();
  const { id, name } = project;
  return (
    <RowMenu label={PORTFOLIO_TEXTS.actionsOf(name)}>
      {PARTS.map((part) => (
        <li key={part}>
          <Link to={`/portfolio/${id}/${part}`}>{PROJECT_TABS[part]}</Link>
        </li>
      ))}
      {user !== undefined && mayDelete(project, user.userGroupId) && (
        <li>
          <button type="button" className="row-menu__danger" onClick={() => onDelete(project)}>
            {PORTFOLIO_TEXTS.delete}
          </button>
        </li>
      )}
    </RowMenu>
  );
}
