import { GET_OVERVIEW } from "@epb/contract";
import { Decimal, ProjectType } from "@epb/engine";
import type { ReactElement } from "react";
import { Link, useLocation } from "react-router-dom";
import { useCall } from "../../../calls/use-call.js";
import { Breadcrumb } from "../../../components/breadcrumb.js";
import { type AreaPart, PartNavigation } from "../../../components/part-navigation.js";
import { type HeaderFigures, headerFiguresOf, useHeaderPreview } from "../../../components/project/header-figures.js";
import { isUnfinished } from "../../../components/project/is-unfinished.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { projectIdentity } from "../../../components/project/project-identity.js";
import { StagePill } from "../../../components/project/stage-pill.js";
import { RoleCell } from "../../../components/role-icon.js";
import { useOpeningFocus } from "../../../components/use-opening-focus.js";
import { figureValue } from "../../../format/figures.js";
import { ratioText } from "../../../format/numbers.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { ISSUE_TEXTS, PROJECT_TABS, PROJECT_TEXTS } from "../../../texts/project-texts.js";
import { NextStep } from "../approval/next-step.js";

/** Header of all pages of a project: who and what it is, the next step, and its main figures. */
export function ProjectHeader(): ReactElement {
  const { id, name, state } = useOpenProject();
  const { pathname } = useLocation();
  // On the first page of a project, the next step is one Tab away. The other pages begin at their own heading.
  const heading = useOpeningFocus(pathname === `/portfolio/${id}`);
  return (
    <>
      <header className="project-header" data-print-identity={projectIdentity(state)}>
        <Breadcrumb to={[{ title: PROJECT_TEXTS.portfolio, path: "/portfolio/list" }]} />
        <h1 className="focused project-header__name" tabIndex={-1} ref={heading}>
          {name}
        </h1>
        <StagePill stage={state.stage} />
        {state.displayId !== undefined && (
          <span className="project-header__number">{PROJECT_TEXTS.number(state.displayId)}</span>
        )}
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

const SHOWN: readonly (readonly [keyof HeaderFigures, (value: string | undefined) => string])[] = [
  ["price", (value) => figureValue(value, "$")],
  ["years", (value) => figureValue(value, "years")],
  ["guaranteed", (value) => figureValue(value, "$")],
  ["coverage", (value) => (value === undefined ? COMMON_TEXTS.notKnown : ratioText(new Decimal(value)))],
];

/** Price, years, guaranteed savings, coverage, and findings, with the unsaved changes of the page below. */
function MainFigures(): ReactElement {
  const { id, state } = useOpenProject();
  const { data } = useCall(GET_OVERVIEW, { params: { id } });
  const preview = useHeaderPreview();
  // The express edition has no performance period.
  const hasPerformancePeriod = data?.record.projectType !== ProjectType.Epx;
  const saved = data === undefined ? {} : headerFiguresOf(data);
  const open = state.openFindings;
  const errors = (preview?.errors ?? state.errors) + (open?.errors ?? 0);
  const warnings = (preview?.warnings ?? state.warnings) + (open?.warnings ?? 0);
  return (
    <div className="project-figures">
      <dl className="project-figures__list" aria-label={PROJECT_TEXTS.mainFigures}>
        {SHOWN.filter(([figure]) => figure !== "years" || hasPerformancePeriod).map(([figure, shown]) => {
          // Nothing before the reply: a dash says that a figure is not known.
          const before = data === undefined ? "" : shown(saved[figure]);
          const now = preview === undefined ? before : shown(preview.figures[figure]);
          return (
            <div key={figure}>
              <dt>{PROJECT_TEXTS.figures[figure]}</dt>
              <dd>
                {now}
                {before !== "" && now !== before && (
                  <span className="project-figures__saved"> {PROJECT_TEXTS.saved(before)}</span>
                )}
              </dd>
            </div>
          );
        })}
        <div>
          <dt className="visually-hidden">{PROJECT_TEXTS.findings}</dt>
          <dd>
            <Link
              className={errors > 0 && !isUnfinished(state) ? "project-figures__errors" : undefined}
              to={`/portfolio/${id}#findings`}
            >
              {findingsText(errors, warnings)}
            </Link>
          </dd>
        </div>
      </dl>
      {preview !== undefined && <p className="project-figures__saved">{PROJECT_TEXTS.preview}</p>}
    </div>
  );
}

function findingsText(errors: number, warnings: number): string {
  const parts = [
    ...(errors > 0 ? [ISSUE_TEXTS.errors(errors)] : []),
    ...(warnings > 0 ? [ISSUE_TEXTS.warnings(warnings)] : []),
  ];
  return parts.length === 0 ? PROJECT_TEXTS.noFindings : parts.join(", ");
}

/** Target of each tab, relative to the project. */
const TABS: readonly AreaPart[] = [
  { path: "", title: PROJECT_TABS.dashboard },
  { path: "/data", title: PROJECT_TABS.data },
  { path: "/upload", title: PROJECT_TABS.upload },
  { path: "/schedules", title: PROJECT_TABS.schedules },
  { path: "/what-if", title: PROJECT_TABS.whatIf },
  { path: "/life-cycle-cost", title: PROJECT_TABS.lifeCycleCost },
  { path: "/measurement", title: PROJECT_TABS.measurement },
  { path: "/files", title: PROJECT_TABS.files },
  { path: "/notes", title: PROJECT_TABS.notes },
  { path: "/history", title: PROJECT_TABS.history },
  { path: "/access", title: PROJECT_TABS.access },
];

/** The parts of a project. */
export function ProjectTabs(): ReactElement {
  const { id } = useOpenProject();
  return <PartNavigation className="project-tabs" label={PROJECT_TEXTS.tabs} base={`/portfolio/${id}`} parts={TABS} />;
}
