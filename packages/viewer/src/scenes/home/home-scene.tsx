import { type CurrentUser, GET_PROJECT_STATE } from "@epb/contract";
import { useQueries } from "@tanstack/react-query";
import { type ReactElement, useEffect, useId, useState } from "react";
import { Link } from "react-router-dom";
import { isFailure } from "../../api/api-failure.js";
import { Card } from "../../components/card.js";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import { StagePill } from "../../components/project/stage-pill.js";
import { Waiting } from "../../components/spinner.js";
import { useWaiting } from "../../features/waiting/use-waiting.js";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { FirstSteps } from "./first-steps/first-steps.js";
import { type HomePanel, homePanels } from "./home-panels.js";
import { HOME_TEXTS } from "./home-texts.js";
import { WaitingList } from "./waiting-list.js";

/** Tasks of the current user. @spec P §2 "The index page asks" */
export function HomeScene(): ReactElement | null {
  const user = useCurrentUser();
  return user === undefined ? null : (
    <Page title={HOME_TEXTS.title}>
      <Tasks user={user} />
    </Page>
  );
}

function Tasks({ user }: { readonly user: CurrentUser }): ReactElement {
  const { isTestSite } = useSite();
  const { isPending: isWaiting } = useWaiting();
  const panels = homePanels(user, isTestSite);
  return (
    <>
      {isWaiting && <Waiting />}
      <WaitingList />
      {/* Shown with the list above, which would move this content. */}
      <div hidden={isWaiting}>
        <RecentList user={user} />
        <FirstSteps user={user} />
        {panels.length === 0 ? (
          <EmptyState title={HOME_TEXTS.nothingTitle}>{HOME_TEXTS.nothingText}</EmptyState>
        ) : (
          <ul className="plain-list plain-list--loose">
            {panels.map((panel) => (
              // Each view has its own panels, but titles can be equal.
              <ExpandablePanel key={`${user.viewSelection} ${panel.title}`} panel={panel} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface ExpandablePanelProps {
  readonly panel: HomePanel;
}

/** A task: its title expands the description and the link. */
function ExpandablePanel({ panel }: ExpandablePanelProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="home-panel">
      <h2 className="home-panel__title">
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {panel.title}
          <span className="home-panel__sign" aria-hidden="true" />
        </button>
      </h2>
      <div className="home-panel__body" id={id} hidden={!isOpen}>
        <p>{panel.text}</p>
        <Link className="usa-button" to={panel.path}>
          {panel.action}
        </Link>
      </div>
    </li>
  );
}

/** Replies for a project that does not exist, or that the person may not see. */
const GONE = [403, 404];

/** The projects that the reader opened last in this browser. */
function RecentList({ user }: { readonly user: CurrentUser }): ReactElement | null {
  const { api, recent } = useSession();
  const [ids] = useState(() => recent.of(user.id));
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: [GET_PROJECT_STATE.name, { params: { id } }],
      queryFn: () => api.call(GET_PROJECT_STATE, { params: { id } }),
    })),
  });
  const gone = ids.filter((_, index) => GONE.some((status) => isFailure(queries[index]?.error, status))).join();
  useEffect(() => {
    if (gone !== "") for (const id of gone.split(",")) recent.forget(user.id, id);
  }, [gone, recent, user.id]);
  const projects = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  // A list that grows line by line would move the content below.
  if (projects.length === 0 || queries.some(({ isLoading }) => isLoading)) return null;
  return (
    <Card title={HOME_TEXTS.recent(projects.length)}>
      <ul className="plain-list recent-list">
        {projects.map(({ id, name, stage }) => (
          <li key={id}>
            <Link to={`/portfolio/${id}`}>{name}</Link> <StagePill stage={stage} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
