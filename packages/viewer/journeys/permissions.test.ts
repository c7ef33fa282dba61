import { SET_USER_STATUS, type SettableStatus, UserStatus } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";
import { type Place, walk } from "./support/walk.js";

const site = siteForTests();
const testSite = siteForTests({ env: { EPB_TEST_SITE: "true" } });
const browser = browserForTests();

/** Somebody of each group of P §6, and of those with ePX projects only. */
const PEOPLE = ["customer", "esco", "admin", "viewer", "qualified-list", "accreditation", "express"] as const;
type Person = (typeof PEOPLE)[number];

const CREATE_PROJECTS: readonly Person[] = ["customer", "esco", "admin", "express"];
const QUALIFIED_LIST: readonly Person[] = ["esco", "qualified-list", "admin"];
const ACCREDITATION: readonly Person[] = ["esco", "accreditation", "admin"];
const APPLY: readonly Person[] = ["esco", "admin"];
const ADMINISTER: readonly Person[] = ["admin"];

interface GuardedRoute {
  readonly path: string;
  /** Target of a redirect, if any. */
  readonly to?: string;
  /** Everybody without it. */
  readonly for?: readonly Person[];
  /** Target for other users; if it is absent, they see an error. */
  readonly otherwise?: string;
}

/** P §2 "Route table" and P §6 "Route access", written out once more, and the areas that are ours. */
const GUARDED: readonly GuardedRoute[] = [
  { path: "/home" },
  { path: "/home/new-project", for: CREATE_PROJECTS, otherwise: "/home" },
  { path: "/auth", to: "/home" },
  { path: "/portfolio", to: "/portfolio/list" },
  { path: "/portfolio/download-template" },
  { path: "/portfolio/download-epx-template" },
  { path: "/qualified-list", to: "/qualified-list/applications", for: QUALIFIED_LIST },
  { path: "/qualified-list/applications", for: QUALIFIED_LIST },
  { path: "/qualified-list/new-application", for: APPLY },
  { path: "/accreditation", for: ACCREDITATION },
  { path: "/accreditation/new", for: APPLY },
  { path: "/analysis-reporting", to: "/analysis-reporting/home" },
  { path: "/state-rollup" },
  { path: "/account" },
  { path: "/administration", for: ADMINISTER },
  { path: "/administration/users", for: ADMINISTER },
];

/** Steps before the status Ok: users who have completed them are redirected home. */
const STEPS = [
  "/auth/verify",
  "/auth/password-update",
  "/auth/terms-of-service/privacy",
  "/auth/terms-of-service/data",
  "/auth/view-selection",
] as const;

/** Public pages, independent of the status. */
const OPEN = [
  "/password-reset",
  "/account-request",
  "/about",
  "/help",
  "/glossary",
  "/check",
  "/benchmarking",
  "/ecm-benchmarking",
] as const;

const REFUSED = "You do not have access to this page";
const NOTHING = "Page not found";

/** Result of a navigation in one word. */
function outcomeOf({ path, title }: Place, asked: string): string {
  if (title === REFUSED) return "refused";
  if (title === NOTHING) return "nothing there";
  return path === asked ? "shown" : `led to ${path}`;
}

/** Results of navigating to each URL, one line each. */
async function outcomes(visitor: Visitor, paths: readonly string[]): Promise<readonly string[]> {
  const places = await walk(visitor, paths);
  return places.map((place, index) => `${paths[index]}: ${outcomeOf(place, paths[index] ?? "")}`);
}

describe.each(PEOPLE)("%s", (name) => {
  const expected = ({ path, to, otherwise, ...route }: GuardedRoute): string => {
    const isPermitted = route.for?.includes(name) ?? true;
    const leadsTo = isPermitted ? to : otherwise;
    const refused = isPermitted ? "shown" : "refused";
    return `${path}: ${leadsTo === undefined ? refused : `led to ${leadsTo}`}`;
  };

  test("opens the pages of the group, and no others", async () => {
    const visitor = await Visitor.open(browser, site, { as: name });
    await visitor.goTo("/about");
    expect(
      await outcomes(
        visitor,
        GUARDED.map(({ path }) => path),
      ),
    ).toEqual(GUARDED.map(expected));
    expect(await outcomes(visitor, [...STEPS, "/login"])).toEqual(
      [...STEPS, "/login"].map((path) => `${path}: led to /home`),
    );
    expect(await outcomes(visitor, OPEN)).toEqual(OPEN.map((path) => `${path}: shown`));
    await visitor.close();
  });
});

test("an unauthenticated visitor reads public pages, and is redirected to the sign-in from all others", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/about");
  expect(await outcomes(visitor, OPEN)).toEqual(OPEN.map((path) => `${path}: shown`));
  const guarded = [...GUARDED.map(({ path }) => path), ...STEPS];
  expect(await outcomes(visitor, guarded)).toEqual(guarded.map((path) => `${path}: led to /login`));
  expect(await outcomes(visitor, ["/home", "/account"])).toEqual(["/home: led to /login", "/account: led to /login"]);
  expect(await visitor.page.evaluate(() => sessionStorage.getItem("epb.nextUrl"))).toBe("/account");
  await visitor.close();
});

test("on a test site there are no applications, for nobody and at no address", async () => {
  for (const name of ["esco", "qualified-list", "accreditation"]) {
    const visitor = await Visitor.open(browser, testSite, { as: name });
    await visitor.goTo("/about");
    const paths = GUARDED.map(({ path }) => path).filter((path) => /^\/(?:qualified-list|accreditation)/.test(path));
    expect(paths).toHaveLength(5);
    expect(await outcomes(visitor, paths)).toEqual(paths.map((path) => `${path}: nothing there`));
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  }
});

describe("people with a required step", () => {
  /** P §4 "Post-login routing, in this order". */
  const NEEDS: readonly (readonly [what: string, status: SettableStatus, path: string, who: string])[] = [
    ["to verify the account", UserStatus.NeedsVerify, "/auth/verify", "customer"],
    ["to choose a password", UserStatus.NeedsPasswordReset, "/auth/password-update", "viewer"],
    ["to agree on privacy", UserStatus.NeedsTosPrivacy, "/auth/terms-of-service/privacy", "newcomer"],
    ["to agree on data", UserStatus.NeedsTosData, "/auth/terms-of-service/data", "admin"],
    ["to choose a view", UserStatus.NeedsViewSelection, "/auth/view-selection", "accreditation"],
  ];

  test.each(NEEDS)("%s is redirected to it from every other page", async (_, status, step, who) => {
    await (await testSite.logIn(who)).call(SET_USER_STATUS, { body: { status } });
    const visitor = await Visitor.open(browser, testSite, { as: who });
    await visitor.goTo("/about");
    const paths = [...GUARDED.map(({ path }) => path), ...STEPS];
    expect(await outcomes(visitor, paths)).toEqual(
      paths.map((path) => `${path}: ${path === step ? "shown" : `led to ${step}`}`),
    );
    expect(await outcomes(visitor, OPEN)).toEqual(OPEN.map((path) => `${path}: shown`));
    const links = visitor.page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(await links.allInnerTexts()).toEqual(["Check a Workbook", "Help/Documentation", "About"]);
    await visitor.close();
  });
});
