import type { ReactElement } from "react";
import { Breadcrumb } from "../../../components/breadcrumb.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { projectIdentity } from "../../../components/project/project-identity.js";
import { StagePill } from "../../../components/project/stage-pill.js";
import { RoleCell } from "../../../components/role-icon.js";
import { PROJECT_TEXTS } from "../../../texts/project-texts.js";

/** Header of all pages of a project: its name, number, status, and the role of the current user. */
export function ProjectHeader(): ReactElement {
  const open = useOpenProject();
  const { name, state, project } = open;
  const { displayId } = project["record"] as { readonly displayId?: number };
  return (
    <header className="project-header" data-print-identity={projectIdentity(open)}>
      <Breadcrumb to={[{ title: PROJECT_TEXTS.portfolio, path: "/portfolio/list" }]} here={name} />
      <h1 className="page__title">{name}</h1>
      <div className="project-header__facts">
        <StagePill stage={state.stage} />
        {displayId !== undefined && <span>{PROJECT_TEXTS.number(displayId)}</span>}
        <span className="print-only">{PROJECT_TEXTS.revision(state.revision)}</span>
        <span className="project-header__role no-print">
          {PROJECT_TEXTS.yourRole} <RoleCell roleId={state.userRole} />
        </span>
      </div>
    </header>
  );
}
