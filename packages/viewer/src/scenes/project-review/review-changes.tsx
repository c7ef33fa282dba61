import { GET_ACTIVITY, type ProjectStep } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { AttributionView } from "../../features/history/attribution-view.js";
import { instant } from "../../format/dates.js";
import { useCurrentUser } from "../../session/session-context.js";
import { PROJECT_REVIEW_TEXTS as TEXTS } from "../../texts/project-review-texts.js";

/** Steps that are looked through for the last decision. */
const MOST_STEPS = 100;

/** What changed since the person returned or approved the project last. */
export function ReviewChanges(): ReactElement {
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
