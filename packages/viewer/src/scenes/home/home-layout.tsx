import type { ReactElement } from "react";
import { Outlet } from "react-router-dom";
import { useCurrentUser } from "../../session/session-context.js";
import { HOME_TEXTS } from "./home-texts.js";
import { QuickLinks } from "./quick-links/quick-links.js";
import { ViewSelector } from "./view-selector/view-selector.js";

/** Layout of the pages in the home area. @spec P §2 "Shell with logo" */
export function HomeLayout(): ReactElement | null {
  const user = useCurrentUser();
  if (user === undefined) return null;
  const { viewSelection: view } = user;
  return (
    <div className="home">
      <div className="home__head">
        <img src={`/logo-${view.toLowerCase()}.svg`} alt={HOME_TEXTS.logoOf[view]} width={148} height={44} />
        <ViewSelector />
      </div>
      <div className="home__body">
        <Outlet />
        <QuickLinks />
      </div>
    </div>
  );
}
