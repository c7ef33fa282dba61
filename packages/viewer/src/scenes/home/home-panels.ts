import { type CurrentUser, GroupPermission, hasPermission, UserGroup, ViewSelection } from "@epb/contract";
import { HOME_TEXTS } from "./home-texts.js";

/** One task on the home page. */
export interface HomePanel {
  readonly title: string;
  readonly text: string;
  /** Label of the link. */
  readonly action: string;
  readonly path: string;
}

const { panels: TEXTS } = HOME_TEXTS;

/**
 * Panels of a user's home page, in their order.
 *
 * @spec P §2 "Panels in both views", "ePX only", "ePB only"; P §6 "Application panels and the Applications menu"
 */
export function homePanels(user: CurrentUser, isTestSite: boolean): readonly HomePanel[] {
  const { viewSelection: view, userGroupId } = user;
  const isEpx = view === ViewSelection.Epx;
  const may = (permission: GroupPermission): boolean => hasPermission(userGroupId, permission);
  const builds = may(GroupPermission.BuildProjects);
  const applies = !isTestSite;
  const panels: readonly (readonly [isShown: boolean, panel: HomePanel])[] = [
    [may(GroupPermission.CreateProjects), { ...TEXTS.initiate, path: "/home/new-project" }],
    [
      builds || may(GroupPermission.ViewProjects),
      { ...TEXTS.manage, text: builds ? TEXTS.manage.text : TEXTS.manage.viewerText, path: "/portfolio" },
    ],
    [
      // @spec P §6 "The ePB template download panel"
      userGroupId !== UserGroup.AccreditationMember && !may(GroupPermission.ViewQualifiedListApplications),
      {
        ...TEXTS.template,
        text: TEXTS.template.text[view],
        path: isEpx ? "/portfolio/download-epx-template" : "/portfolio/download-template",
      },
    ],
    [
      applies && may(GroupPermission.ViewQualifiedListApplications),
      { ...TEXTS.reviewQualifiedList, path: "/qualified-list/applications" },
    ],
    [
      isEpx && may(GroupPermission.CreateQualifiedListApplications),
      { ...TEXTS.reports, path: "/analysis-reporting/home" },
    ],
    [
      !isEpx && applies && may(GroupPermission.CreateAccreditationApplications),
      { ...TEXTS.accreditation, path: "/accreditation" },
    ],
    [
      !isEpx && applies && may(GroupPermission.ViewAccreditationApplications),
      { ...TEXTS.reviewAccreditation, path: "/accreditation" },
    ],
    [
      !isEpx && applies && may(GroupPermission.CreateQualifiedListApplications),
      { ...TEXTS.qualifiedList, path: "/qualified-list/applications" },
    ],
  ];
  return panels.flatMap(([isShown, panel]) => (isShown ? [panel] : []));
}
