import { GET_OVERVIEW } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../../calls/use-call.js";
import { Breadcrumb } from "../../../components/breadcrumb.js";
import {
  HEADER_FIGURE_NAMES,
  headerFiguresOf,
  headerUnit,
  useHeaderPreview,
} from "../../../components/project/header-figures.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { projectIdentity } from "../../../components/project/project-identity.js";
import { StagePill } from "../../../components/project/stage-pill.js";
import { RoleCell } from "../../../components/role-icon.js";
import { figureValue } from "../../../format/figures.js";
import { ISSUE_TEXTS, PROJECT_TEXTS } from "../../../texts/project-texts.js";
import { NextStep } from "../approval/next-step.js";

/** Header of all pages of a project: who and what it is, the next step, and its main figures. */
export function ProjectHeader(): ReactElement {
  const { name, state } = useOpenProject();
  return (
    <>
      <header className="project-header" data-print-identity={projectIdentity(state)}>
        <Breadcrumb to={[{ title: PROJECT_TEXTS.portfolio, path: "/portfolio/list" }]} />
        <h1 className="project-header__name">{name}</h1>
        <StagePill stage={state.stage} />
        <span className="print-only">{PROJECT_TEXTS.revision(state.revision)}</span>
        <span className="project-header__role no-print">
          <span className="visually-hidden">{PROJECT_TEXTS.yourRole}</span> <RoleCell roleId={state.userRole} />
        </span>
        <NextStep />
      </header>
      <MainFigures />
    </>
  );
}

/** Price, years, guaranteed savings, and findings, with the unsaved changes of the page below. */
function MainFigures(): ReactElement {
  const { id, state } = useOpenProject();
  const { data } = useCall(GET_OVERVIEW, { params: { id } });
  const preview = useHeaderPreview();
  const saved = data === undefined ? {} : headerFiguresOf(data);
  const open = state.openFindings;
  const errors = (preview?.errors ?? state.errors) + (open?.errors ?? 0);
  const warnings = (preview?.warnings ?? state.warnings) + (open?.warnings ?? 0);
  return (
    <dl className="project-figures" aria-label={PROJECT_TEXTS.mainFigures}>
      {state.displayId !== undefined && (
        <div>
          <dt>{PROJECT_TEXTS.projectNumber}</dt>
          <dd>{state.displayId}</dd>
        </div>
      )}
      {HEADER_FIGURE_NAMES.map((figure) => {
        const before = figureValue(saved[figure], headerUnit(figure));
        const now = preview === undefined ? before : figureValue(preview.figures[figure], headerUnit(figure));
        return (
          <div key={figure}>
            <dt>{PROJECT_TEXTS.figures[figure]}</dt>
            <dd>
              {now}
              {now !== before && <span className="project-figures__saved"> {PROJECT_TEXTS.saved(before)}</span>}
            </dd>
          </div>
        );
      })}
      <div>
        <dt className="visually-hidden">{PROJECT_TEXTS.findings}</dt>
        <dd>
          <Link className={errors > 0 ? "project-figures__errors" : ""} to={`/portfolio/${id}#findings`}>
            {findingsText(errors, warnings)}
          </Link>
        </dd>
      </div>
    </dl>
  );
}

function findingsText(errors: number, warnings: number): string {
  const parts = [
    ...(errors > 0 ? [ISSUE_TEXTS.errors(errors)] : []),
    ...(warnings > 0 ? [ISSUE_TEXTS.warnings(warnings)] : []),
  ];
  return parts.length === 0 ? PROJECT_TEXTS.noFindings : parts.join(", ");
}
