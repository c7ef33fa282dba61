import { GET_ACTIVITY, GET_OVERVIEW, ProjectAction, SAVE_PROJECT } from "@epb/contract";
import { ApprovalStatus, CalculationType } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useCall, useChange } from "../../calls/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { FocusedMessage } from "../../components/focused-message.js";
import { isUnfinished } from "../../components/project/is-unfinished.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { Spinner } from "../../components/spinner.js";
import { SteadyButton } from "../../components/steady-button.js";
import { ProjectIssues } from "../../features/issues/project-issues.js";
import { DeleteProjectDialog } from "../../features/project-deletion/delete-project-dialog.js";
import { DASHBOARD_TEXTS, PROJECT_TABS, RECALCULATION_TEXTS } from "../../texts/project-texts.js";
import { AboutProject } from "./about-project.js";
import { ActivityList } from "./activity/activity-list.js";
import { ACTIVITY_TEXTS as TEXTS } from "./activity/activity-texts.js";
import { NextStepText } from "./approval/next-step.js";
import { MainResults, OtherFigures } from "./summary-figures.js";

/** Steps that are shown. */
const LATEST = 5;

/** Latest steps of the project. */
function LatestActivity({ projectId }: { readonly projectId: string }): ReactElement {
  const query = useCall(GET_ACTIVITY, { params: { id: projectId }, query: { limit: LATEST } });
  return (
    <Card title={TEXTS.latest} level={3}>
      <CallState query={query}>{({ items }) => <ActivityList projectId={projectId} steps={items} />}</CallState>
      <p>
        <Link to={`/portfolio/${projectId}/history`}>{TEXTS.all}</Link>
      </p>
    </Card>
  );
}

/** First page of a project. */
export function DashboardScene(): ReactElement {
  const project = useOpenProject();
  const { id, state } = project;
  const overview = useCall(GET_OVERVIEW, { params: { id } });
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { hash, key } = useLocation();
  const isLoaded = !overview.isPending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, after the results above have their height
  useEffect(() => {
    const section = hash === "" || !isLoaded ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key, isLoaded]);
  return (
    <ProjectPart title={PROJECT_TABS.dashboard}>
      <div className="stack">
        <NextStepText />
        <RecalculationNotice />
        <CallState query={overview}>{(loaded) => <MainResults overview={loaded} />}</CallState>
        {/* Shown with the results above, which would move this content. */}
        <div className="stack" hidden={!isLoaded}>
          <div className="project-columns">
            <Card title={DASHBOARD_TEXTS.issues} level={3} id="findings">
              {isUnfinished(state) && state.errors + state.warnings > 0 && <p>{DASHBOARD_TEXTS.unfinished}</p>}
              <ProjectIssues projectId={id} />
            </Card>
            <LatestActivity projectId={id} />
            {overview.data !== undefined && <OtherFigures overview={overview.data} />}
            {overview.data !== undefined && <AboutProject overview={overview.data} />}
          </div>
          {state.allowedActions.includes(ProjectAction.Delete) && (
            <Button type="button" outline className="button--danger" onClick={() => setDeleting(true)}>
              {DASHBOARD_TEXTS.deleteProject}
            </Button>
          )}
        </div>
      </div>
      {isDeleting && (
        <DeleteProjectDialog
          project={project}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate("/portfolio/list")}
        />
      )}
    </ProjectPart>
  );
}

/**
 * Notice for figures of an earlier engine, with a button to recalculate them. Approved figures stay, and the notice
 * says so.
 *
 * @spec C §4 "A 'needs recalculation' flag is set"; C §7 "changed parts, with the project record"
 */
function RecalculationNotice(): ReactElement | null {
  const { id, state } = useOpenProject();
  const calculationType = useCall(GET_OVERVIEW, { params: { id } }).data?.record.calculationType;
  const change = useChange(SAVE_PROJECT, PROJECT_ANSWERS);
  if (change.isSuccess) return <FocusedMessage kind="success">{RECALCULATION_TEXTS.done}</FocusedMessage>;
  if (!state.needsRecalculation || state.approval === ApprovalStatus.Approved) return null;
  // A recalculation would delete supplied figures.
  const mayCalculate =
    state.allowedActions.includes(ProjectAction.Edit) &&
    calculationType !== undefined &&
    calculationType !== CalculationType.Override;
  return (
    <AlertBox kind="info" title={RECALCULATION_TEXTS.title} level={3}>
      <p>{RECALCULATION_TEXTS.text}</p>
      {mayCalculate && (
        <SteadyButton
          type="button"
          outline
          className="no-print"
          disabled={change.isPending}
          onClick={() => change.mutate({ body: { id, revision: state.revision, removed: ["calculatedValues"] } })}
        >
          {RECALCULATION_TEXTS.calculate} {change.isPending && <Spinner />}
        </SteadyButton>
      )}
    </AlertBox>
  );
}
