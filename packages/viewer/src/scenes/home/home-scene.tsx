import type { ReactElement } from "react";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import { useCurrentUser } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { ExpandablePanel } from "./expandable-panel.js";
import { homePanels } from "./home-panels.js";
import { HOME_TEXTS } from "./home-texts.js";

/** What somebody can do here. @spec P §2 "The index page asks" */
export function HomeScene(): ReactElement | null {
  const user = useCurrentUser();
  const { isTestSite } = useSite();
  if (user === undefined) return null;
  const panels = homePanels(user, isTestSite);
  return (
    <Page title={HOME_TEXTS.title}>
      {panels.length === 0 ? (
        <EmptyState title={HOME_TEXTS.nothingTitle}>{HOME_TEXTS.nothingText}</EmptyState>
      ) : (
        <ul className="plain-list plain-list--loose">
          {panels.map((panel, index) => (
            // Another view has panels of its own, though some have the same titles.
            <ExpandablePanel key={`${user.viewSelection} ${panel.title}`} panel={panel} isOpenAtFirst={index === 0} />
          ))}
        </ul>
      )}
    </Page>
  );
}
