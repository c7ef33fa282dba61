import { type CurrentUser, GroupPermission, hasPermission, UserStatus } from "@epb/contract";
import { LAYOUT_TEXTS } from "./layout-texts.js";

/** A way to a screen. */
export interface NavigationLink {
  readonly text: string;
  readonly path: string;
  /** True if the number of things that wait for the reader appears beside the text. */
  readonly countsWaiting?: boolean;
}

/** Several ways under one name. */
export interface NavigationMenu {
  readonly text: string;
  readonly links: readonly NavigationLink[];
}

export type NavigationItem = NavigationLink | NavigationMenu;

const {
  CreateAccreditationApplications,
  ViewAccreditationApplications,
  CreateQualifiedListApplications,
  ViewQualifiedListApplications,
  Administer,
} = GroupPermission;

/**
 * Items of the navigation bar. Users with a pending required step get the items of unauthenticated visitors.
 * @param user - Undefined if no user is signed in.
 * @spec P §2 "Links: Home, Portfolio, Analysis & Reporting.", "Help/Documentation and About links."
 */
export function navigationItems(user: CurrentUser | undefined, isTestSite: boolean): readonly NavigationItem[] {
  const isReady = user?.statusId === UserStatus.Ok;
  return [
    ...(isReady ? WORK : []),
    { text: LAYOUT_TEXTS.statistics, links: [...STATISTICS, ...(isReady ? [STATE_ROLLUP] : [])] },
    ...(isReady ? menuOf(LAYOUT_TEXTS.applications, applicationLinks(user, isTestSite)) : []),
    ...(isReady ? [] : [CHECK]),
    ...(isReady && hasPermission(user.userGroupId, Administer) ? [ADMINISTRATION] : []),
    { text: LAYOUT_TEXTS.help, path: "/help" },
    { text: LAYOUT_TEXTS.about, path: "/about" },
  ];
}

const WORK: readonly NavigationLink[] = [
  { text: LAYOUT_TEXTS.home, path: "/home", countsWaiting: true },
  { text: LAYOUT_TEXTS.portfolio, path: "/portfolio/list" },
  { text: LAYOUT_TEXTS.reporting, path: "/analysis-reporting/home" },
];
const CHECK: NavigationLink = { text: LAYOUT_TEXTS.checkWorkbook, path: "/check" };
const ADMINISTRATION: NavigationLink = { text: LAYOUT_TEXTS.administration, path: "/administration" };

/** @spec P §2 "Historic Project Statistics, ECM Price Benchmarking" */
const STATISTICS: readonly NavigationLink[] = [
  { text: LAYOUT_TEXTS.historicStatistics, path: "/benchmarking" },
  { text: LAYOUT_TEXTS.ecmBenchmarking, path: "/ecm-benchmarking" },
];
const ACCREDITATION: NavigationLink = { text: LAYOUT_TEXTS.accreditation, path: "/accreditation" };
const QUALIFIED_LIST: NavigationLink = { text: LAYOUT_TEXTS.qualifiedList, path: "/qualified-list/applications" };
const STATE_ROLLUP: NavigationLink = { text: LAYOUT_TEXTS.stateRollup, path: "/state-rollup" };

/** @spec P §2 "Accreditation (user can view or create)"; P §6 "Application panels and the Applications menu" */
function applicationLinks({ userGroupId }: CurrentUser, isTestSite: boolean): readonly NavigationLink[] {
  if (isTestSite) return [];
  const may = (...anyOf: readonly GroupPermission[]): boolean => anyOf.some((each) => hasPermission(userGroupId, each));
  return [
    ...(may(ViewAccreditationApplications, CreateAccreditationApplications) ? [ACCREDITATION] : []),
    ...(may(ViewQualifiedListApplications, CreateQualifiedListApplications) ? [QUALIFIED_LIST] : []),
  ];
}

/** Name of a page in the navigation bar; undefined for other pages. */
export function navigationText(path: string): string | undefined {
  return [...WORK, ...STATISTICS, STATE_ROLLUP, ADMINISTRATION, ACCREDITATION, QUALIFIED_LIST].find(
    (link) => link.path === path,
  )?.text;
}

/** A menu without links is omitted. */
function menuOf(text: string, links: readonly NavigationLink[]): readonly NavigationMenu[] {
  return links.length === 0 ? [] : [{ text, links }];
}
