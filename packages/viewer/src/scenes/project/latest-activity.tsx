import { GET_ACTIVITY } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { ActivityList } from "./activity/activity-list.js";
import { ACTIVITY_TEXTS as TEXTS } from "./activity/activity-texts.js";

/** Steps that are shown. */
const LATEST = 5;

/** What was done with the project last. */
export function LatestActivity({ projectId }: { readonly projectId: string }): ReactElement {
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
