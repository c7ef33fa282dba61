import { type ReactElement, useId } from "react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../../session/session-context.js";
import { useSite } from "../../../site/site-context.js";
import { HOME_TEXTS } from "../home-texts.js";
import { quickLinkGroups } from "./quick-link-groups.js";

/** The side panel of the home area. @spec P §2 "Quick Links panel" */
export function QuickLinks(): ReactElement | null {
  const id = useId();
  const user = useCurrentUser();
  const { isTestSite } = useSite();
  if (user === undefined) return null;
  return (
    <nav className="quick-links" aria-labelledby={id}>
      <h2 className="quick-links__title" id={id}>
        {HOME_TEXTS.quickLinks}
      </h2>
      {quickLinkGroups(user, isTestSite).map(({ title, links }) => (
        <div className="quick-links__group" key={title ?? ""}>
          {title !== undefined && <h3 className="quick-links__heading">{title}</h3>}
          <ul>
            {links.map(({ text, path }) => (
              <li key={text}>
                <Link to={path}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
