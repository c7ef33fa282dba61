import { createBrowserRouter, Navigate, type RouteObject } from "react-router-dom";
import { NotFound } from "../components/not-permitted.js";
import { Waiting } from "../components/spinner.js";
import { RequireOk } from "../layout/guards.js";
import { Shell } from "../layout/shell.js";
import { RouteFailure } from "../scenes/route-failure.js";
import { ADMINISTRATION_ROUTES } from "./administration-routes.js";
import { APPLICATION_ROUTES } from "./application-routes.js";
import { CHECK_ROUTES } from "./check-routes.js";
import { CONTENT_ROUTES } from "./content-routes.js";
import { HOME_ROUTES } from "./home-routes.js";
import { PORTFOLIO_ROUTES } from "./portfolio-routes.js";
import { PROJECT_ROUTES } from "./project-routes.js";
import { REPORTING_ROUTES } from "./reporting-routes.js";
import { SESSION_ROUTES } from "./session-routes.js";
import { STATISTICS_ROUTES } from "./statistics-routes.js";

/** Whoever is not logged in sees these as well. */
const OPEN: readonly RouteObject[] = [
  { index: true, element: <Navigate to="/login" replace /> },
  ...SESSION_ROUTES,
  ...CONTENT_ROUTES,
  ...CHECK_ROUTES,
  ...STATISTICS_ROUTES,
];

/** For whoever is logged in and has done what was to be done. @spec P §6 "plain authenticated routes accept every group" */
const SIGNED_IN: readonly RouteObject[] = [
  ...HOME_ROUTES,
  ...PORTFOLIO_ROUTES,
  ...PROJECT_ROUTES,
  ...REPORTING_ROUTES,
  ...APPLICATION_ROUTES,
  ...ADMINISTRATION_ROUTES,
];

/** Every screen there is. @spec P §2 "Route table" */
const ROUTES: RouteObject[] = [
  {
    element: <Shell />,
    hydrateFallbackElement: <Waiting />,
    // Where the frame itself fails.
    errorElement: <RouteFailure />,
    children: [
      {
        // Within the frame, so that the menus stay where a screen fails.
        errorElement: <RouteFailure />,
        children: [...OPEN, { element: <RequireOk />, children: [...SIGNED_IN] }, { path: "*", element: <NotFound /> }],
      },
    ],
  },
];

export const createRouter = (): ReturnType<typeof createBrowserRouter> => createBrowserRouter(ROUTES);
