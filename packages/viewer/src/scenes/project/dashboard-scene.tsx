import { GET_ACTIVITY, GET_OVERVIEW, ProjectAction } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { isUnfinished } from "../../components/project/is-unfinished.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { ProjectIssues } from "../../features/issues/project-issues.js";
import { DeleteProjectDialog } from "../../features/project-deletion/delete-project-dialog.js";
import { DASHBOARD_TEXTS, PROJECT_TABS } from "../../texts/project-texts.js";
import { AboutProject } from "./about-project.js";
import { ActivityList } from "./activity/activity-list.js";
import { ACTIVITY_TEXTS as TEXTS } from "./activity/activity-texts.js";
import { NextStepText } from "./approval/next-step.js";
import { RecalculationNotice } from "./recalculation-notice.js";
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
