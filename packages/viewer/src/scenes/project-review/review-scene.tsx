import "../../features/approval/statement.scss";
import { GET_ACTIVITY, GET_SCHEDULES, type ProjectStep } from "@epb/contract";
import { ApprovalStatus } from "@epb/engine";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { Approvals } from "../../features/approval/approvals.js";
import { AttributionView } from "../../features/history/attribution-view.js";
import { ProjectIssues } from "../../features/issues/project-issues.js";
import { instant } from "../../format/dates.js";
import { useCurrentUser } from "../../session/session-context.js";
import { PROJECT_REVIEW_TEXTS as TEXTS } from "../../texts/project-review-texts.js";
import { CoverageTable } from "./coverage-table.js";
import { ReviewDecision } from "./review-decision.js";

/** Number of steps that are searched for the last decision. */
const MOST_STEPS = 100;

/** Changes since this person last returned or approved the project. */
function ReviewChanges(): ReactElement {
  const { id, state } = useOpenProject();
  const you = useCurrentUser()?.id;
  const activity = useCall(GET_ACTIVITY, { params: { id }, query: { limit: MOST_STEPS } });
  return (
    <CallState query={activity}>
      {({ items }) => {
        const last = items.find((step) => step.by?.id === you && isDecision(step));
        if (last?.revision === undefined) return <p>{TEXTS.firstReview}</p>;
        return (
          <>
            <p>
              {TEXTS.sinceReturn(last.revision, instant(last.at))} {last.revision === state.revision && TEXTS.noChanges}
            </p>
            {last.revision < state.revision && (
              <AttributionView projectId={id} from={last.revision} to={state.revision} />
            )}
          </>
        );
      }}
    </CallState>
  );
}

const isDecision = ({ action }: ProjectStep): boolean => action === "project.returned" || action === "project.approved";

/** All that a customer decides on, in the order in which it is read, and the decision. */
export function ReviewScene(): ReactElement {
  const { id, state } = useOpenProject();
  const schedules = useCall(GET_SCHEDULES, { params: { id }, query: {} });
  const isSubmitted = state.approval === ApprovalStatus.PreApproval;
  return (
    <ProjectPart
      title={TEXTS.title}
      lead={TEXTS.lead}
      actions={
        <Link className="usa-button usa-button--outline" to={`/portfolio/${id}/package`}>
          {TEXTS.package}
        </Link>
      }
    >
      <div className="stack">
        {isSubmitted ? (
          <>
            <Card title={TEXTS.changes} level={3}>
              <ReviewChanges />
            </Card>
            <Card title={TEXTS.coverage} level={3}>
              <CallState query={schedules}>{(tables) => <CoverageTable tables={tables} />}</CallState>
            </Card>
            <Card title={TEXTS.findings} level={3}>
              <ProjectIssues projectId={id} />
            </Card>
            <Card title={TEXTS.decision} level={3}>
              <ReviewDecision />
            </Card>
          </>
        ) : (
          <p>{TEXTS.notSubmitted}</p>
        )}
        <Card title={TEXTS.approvals} level={3}>
          <Approvals />
        </Card>
      </div>
    </ProjectPart>
  );
}
