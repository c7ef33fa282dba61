import type { ReactElement } from "react";
import { matchRoutes, Navigate, type RouteObject } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { pathOf, SCREENS, type ScreenIds } from "../../journeys/support/all-screens.js";
import { Onward } from "../layout/onward.js";
import { ROUTES } from "./all-routes.js";

const IDS: ScreenIds = {
  project: "1",
  approval: "2",
  openProject: "3",
  application: "4",
  submitted: "5",
  accreditation: "6",
  accountRequest: "7",
  user: "8",
  organization: "9",
};

/** A route at the end of a branch, with its whole pattern. */
interface Page {
  readonly route: RouteObject;
  readonly pattern: string;
}

const isRedirect = ({ element }: RouteObject): boolean =>
  [Navigate, Onward].some((redirect) => (element as ReactElement | undefined)?.type === redirect);

/** Pages of a tree of routes. Routes that only redirect show no page. */
const pagesOf = (routes: readonly RouteObject[], above = ""): readonly Page[] =>
  routes.flatMap((route) => {
    const { path = "" } = route;
    const pattern = path === "" || path.startsWith("/") ? path || above : `${above}/${path}`;
    if (route.children !== undefined) return pagesOf(route.children, pattern);
    return isRedirect(route) ? [] : [{ route, pattern }];
  });

/** Patterns of the pages to which none of the paths leads. */
function patternsWithout(paths: readonly string[], routes: RouteObject[]): readonly string[] {
  const shown = new Set(paths.map((path) => matchRoutes(routes, path)?.at(-1)?.route));
  return pagesOf(routes)
    .filter(({ route }) => !shown.has(route))
    .map(({ pattern }) => pattern);
}

describe("every page of the viewer has a row in the list of screens", () => {
  test("in journeys/support/all-screens.ts", () => {
    expect(pagesOf(ROUTES).length).toBeGreaterThan(50);
    expect(
      patternsWithout(
        SCREENS.map((screen) => pathOf(screen, IDS)),
        ROUTES,
      ),
    ).toEqual([]);
  });

  test("can fail", () => {
    const routes: RouteObject[] = [
      {
        children: [
          { index: true, element: <Navigate to="/list" /> },
          { path: "/auth", element: <Onward /> },
          { path: "/list" },
          { path: "/list/new" },
          { path: "/list/:id", children: [{ index: true }, { path: "data/:section?" }, { path: "notes" }] },
          { path: "*" },
        ],
      },
    ];
    expect(patternsWithout(["/", "/list", "/list/new", "/list/1/data"], routes)).toEqual([
      "/list/:id",
      "/list/:id/notes",
      "/*",
    ]);
  });
});
