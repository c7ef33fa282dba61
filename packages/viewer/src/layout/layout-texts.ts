/** Texts of the header, the navigation, and the footer. */
export const LAYOUT_TEXTS = {
  about: "About",
  help: "Help/Documentation",
  glossary: "Glossary",
  disclaimer: "Disclaimer",
  api: "API",
  home: "Home",
  waitingForYou: "waiting for you",
  portfolio: "Portfolio",
  reporting: "Analysis & Reporting",
  statistics: "Project Statistics",
  historicStatistics: "Historic Project Statistics",
  ecmBenchmarking: "ECM Price Benchmarking Tool",
  stateRollup: "State Rollup Report",
  applications: "Applications",
  accreditation: "Accreditation",
  qualifiedList: "Qualified List",
  administration: "Administration",
  checkWorkbook: "Check a Workbook",
  logIn: "Login",
  logOut: "Logout",
  endsSoonTitle: "Your session ends soon",
  endsSoonText:
    "You have been inactive. Select Stay signed in, or sign in again later. Unsaved changes are kept in this browser.",
  staySignedIn: "Stay signed in",
  endsAtTitle: (time: string): string => `Your session ends at ${time}`,
  endsAtText: "Every session has a time limit. Sign in again to continue. Unsaved changes are kept in this browser.",
  signInAgain: "Sign in again",
  keepWorking: "Keep working",
  signOutTitle: "Sign out and discard unsaved changes?",
  signOutText: (count: number): string =>
    count === 1
      ? "You have unsaved changes in 1 place. Signing out discards these changes."
      : `You have unsaved changes in ${count} places. Signing out discards these changes.`,
  signOutAndDiscard: "Sign out and discard",
  updatePassword: "Update Password",
  account: "Account",
  userMenu: "your account",
  signedInAs: "Signed in as",
  testSite: "Test site",
  menu: "Menu",
  mainNavigation: "Main",
  footerNavigation: "Site",
  related: "Related sites",
  copyright: (version: string): string => `© epb contributors · Apache-2.0 · calculation version ${version}`,
  licenses: "Licenses of libraries",
} as const;

/** Ways that the foot of every screen offers. */
export const FOOTER_LINKS: readonly { readonly text: string; readonly path: string }[] = [
  { text: LAYOUT_TEXTS.about, path: "/about" },
  { text: LAYOUT_TEXTS.help, path: "/help" },
  { text: LAYOUT_TEXTS.glossary, path: "/glossary" },
  { text: LAYOUT_TEXTS.disclaimer, path: "/disclaimer" },
  { text: LAYOUT_TEXTS.checkWorkbook, path: "/check" },
];

/** Sites of others about energy-savings performance contracts, with a drawing of ours in a square of 24 for each. */
export const RELATED_SITES: readonly { readonly text: string; readonly url: string; readonly path: string }[] = [
  {
    text: "Federal Energy Management Program",
    url: "https://www.energy.gov/femp",
    path: "M3 9.5 12 4l9 5.5M4 20h16M6 10v8m4-8v8m4-8v8m4-8v8",
  },
  {
    text: "Lawrence Berkeley National Laboratory",
    url: "https://www.lbl.gov",
    path: "M9 3h6m-5 0v6.5L4.5 19a1.3 1.3 0 0 0 1.1 2h12.8a1.3 1.3 0 0 0 1.1-2L14 9.5V3M7 15h10",
  },
  {
    text: "Federal Energy and Water Management Awards",
    url: "https://www.energy.gov/femp/federal-energy-and-water-management-awards",
    path: "M8 4h8v6a4 4 0 0 1-8 0ZM8 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5m8-5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 14v4m-4 2.5h8M9.5 20.5 10 18h4l.5 2.5",
  },
];

/** Margins of every print. The spaces separate the words from the numbers. */
export const PRINT_TEXTS = {
  printed: (date: string): string => `Printed ${date}`,
  page: "Page ",
  of: " of ",
} as const;
