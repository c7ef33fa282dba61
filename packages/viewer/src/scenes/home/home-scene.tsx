import type { CurrentUser } from "@epb/contract";
import { type ReactElement, useId, useState } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import { Waiting } from "../../components/spinner.js";
import { useWaiting } from "../../features/waiting/use-waiting.js";
import { useCurrentUser } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { FirstSteps } from "./first-steps/first-steps.js";
import { type HomePanel, homePanels } from "./home-panels.js";
import { HOME_TEXTS } from "./home-texts.js";
import { RecentList } from "./recent/recent-list.js";
import { WaitingList } from "./waiting/waiting-list.js";

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
