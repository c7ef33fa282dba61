import { GET_ACTIVITY, type ProjectStep } from "@epb/contract";
import { type ReactElement, useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { usePages } from "../../calls/use-pages.js";
import { Card } from "../../components/card.js";
import { Paged } from "../../components/paged.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { Approvals } from "../../features/approval/approvals.js";
import { AttributionView } from "../../features/history/attribution-view.js";
import { type ComparedRevisions, CompareForm } from "../../features/history/compare-form.js";
import { HistoryTable } from "../../features/history/history-table.js";
import { ATTRIBUTION_TEXTS, HISTORY_TEXTS } from "../../texts/project-history-texts.js";
import { PROJECT_REVIEW_TEXTS } from "../../texts/project-review-texts.js";
import { PROJECT_TABS } from "../../texts/project-texts.js";
import { ActivityList } from "./activity/activity-list.js";
import { ACTIVITY_TEXTS } from "./activity/activity-texts.js";

/** Changes of the project, and the reasons for changed figures. */
export function HistoryScene(): ReactElement {
  const { id, state } = useOpenProject();
  const [search, setSearch] = useSearchParams();
  const compared = useMemo(() => comparedOf(search, state.revision), [search, state.revision]);
  return (
    <ProjectPart title={PROJECT_TABS.history} lead={HISTORY_TEXTS.lead}>
      <div className="stack">
        <Card title={ACTIVITY_TEXTS.title} level={3}>
          <Activity projectId={id} />
        </Card>
        {state.hasBeenApproved && (
          <Card title={PROJECT_REVIEW_TEXTS.approvals} level={3}>
            <Approvals />
          </Card>
        )}
        <HistoryTable projectId={id} compared={compared} />
        <Card title={HISTORY_TEXTS.compareTitle} level={3}>
          {state.revision === 1 ? (
            <p>{HISTORY_TEXTS.onlyOne}</p>
          ) : (
            <>
              <p>{HISTORY_TEXTS.compareLead}</p>
              <CompareForm
                latest={state.revision}
                compared={compared}
                onCompare={({ from, to }) =>
                  setSearch({ from: String(from), to: String(to) }, { preventScrollReset: true })
                }
              />
              {compared !== undefined && <Comparison projectId={id} compared={compared} />}
            </>
          )}
        </Card>
      </div>
    </ProjectPart>
  );
}

/** Steps of a page. */
const PAGE = 25;

function Activity({ projectId }: { readonly projectId: string }): ReactElement {
  const pages = usePages<{ readonly limit?: number }, ProjectStep>(GET_ACTIVITY, { limit: PAGE }, { id: projectId });
  return (
    <Paged pages={pages} empty={<p>{ACTIVITY_TEXTS.none}</p>}>
      {(steps) => <ActivityList projectId={projectId} steps={steps} />}
    </Paged>
  );
}

interface ComparisonProps {
  readonly projectId: string;
  readonly compared: ComparedRevisions;
}

function Comparison({ projectId, compared: { from, to } }: ComparisonProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: comparing two other revisions moves the focus as well
  useEffect(() => heading.current?.focus(), [from, to]);
  return (
    <section className="revision-comparison">
      <h4 className="focused" tabIndex={-1} ref={heading}>
        {ATTRIBUTION_TEXTS.title(from, to)}
      </h4>
      <AttributionView projectId={projectId} from={from} to={to} />
    </section>
  );
}

/** Two revisions that there are, from the address. */
function comparedOf(search: URLSearchParams, latest: number): ComparedRevisions | undefined {
  const [from, to] = [Number(search.get("from")), Number(search.get("to"))];
  const isRight = Number.isInteger(from) && Number.isInteger(to) && from >= 1 && from < to && to <= latest;
  return isRight ? { from, to } : undefined;
}
