import { type CurrentUser, GroupPermission, hasPermission, UserGroup } from "@epb/contract";
import { type ReactElement, useId } from "react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../../session/session-context.js";
import { useSite } from "../../../site/site-context.js";
import { HOME_TEXTS } from "../home-texts.js";

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

/** A group of links with a title; the first group has no title. */
interface QuickLinkGroup {
  readonly title?: string;
  readonly links: readonly { readonly text: string; readonly path: string }[];
}

const { links: TEXTS } = HOME_TEXTS;

/**
 * Quick Links of a user. The link for a new project is only for users who may create one; the page redirects others to
 * the home page.
 *
 * @spec P §2 "Quick Links panel", "An Applications block for ESCO users", "The user's group is needed"
 */
function quickLinkGroups({ userGroupId }: CurrentUser, isTestSite: boolean): readonly QuickLinkGroup[] {
  const mayCreate = hasPermission(userGroupId, GroupPermission.CreateProjects);
  return [
    {
      links: [
        { text: TEXTS.epbTemplate, path: "/portfolio/download-template" },
        { text: TEXTS.epxTemplate, path: "/portfolio/download-epx-template" },
        ...(mayCreate ? [{ text: TEXTS.initiate, path: "/home/new-project" }] : []),
        { text: TEXTS.manage, path: "/portfolio/list" },
        { text: TEXTS.epbReports, path: "/analysis-reporting/home" },
        { text: TEXTS.epxReports, path: "/analysis-reporting/home" },
      ],
    },
    {
      title: HOME_TEXTS.trainingResources,
      links: [
        { text: TEXTS.epbTraining, path: "/help#epb-videos" },
        { text: TEXTS.epxTraining, path: "/help#epx-videos" },
      ],
    },
    ...(userGroupId === UserGroup.Esco && !isTestSite ? [APPLICATIONS] : []),
  ];
}

const APPLICATIONS: QuickLinkGroup = {
  title: HOME_TEXTS.applications,
  links: [
    { text: TEXTS.accreditation, path: "/accreditation/new" },
    { text: TEXTS.qualifiedList, path: "/qualified-list/new-application" },
  ],
};
