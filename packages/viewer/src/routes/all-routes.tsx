import { ApplicationKind } from "@epb/contract";
import { createBrowserRouter, Navigate, type RouteObject } from "react-router-dom";
import { NotFound } from "../components/not-permitted.js";
import { Waiting } from "../components/spinner.js";
import { RequireOk } from "../layout/guards.js";
import { Shell } from "../layout/shell.js";
import { ApplicantGuard, AreaGuard } from "../scenes/applications/area-guard.js";
import { RouteFailure } from "../scenes/route-failure.js";
import { ADMINISTRATION_ROUTES } from "./administration-routes.js";
import { PROJECT_ROUTES } from "./project-routes.js";
import { scene } from "./scene.js";
import { SESSION_ROUTES } from "./session-routes.js";

/**
 * Statistics of all projects. The menu has the roll-up only for signed-in users.
 * @spec P §2 "historic project statistics", "ECM price benchmarking tool", "state rollup report"
 */
const STATISTICS_ROUTES: readonly RouteObject[] = [
  {
    path: "/benchmarking",
    ...scene(async () => (await import("../scenes/statistics/historic-statistics-scene.js")).HistoricStatisticsScene),
  },
  {
    path: "/ecm-benchmarking",
    ...scene(async () => (await import("../scenes/statistics/ecm-benchmarking-scene.js")).EcmBenchmarkingScene),
  },
  {
    element: <RequireOk />,
    children: [
      {
        path: "/state-rollup",
        ...scene(async () => (await import("../scenes/statistics/state-rollup-scene.js")).StateRollupScene),
      },
    ],
  },
];

/** @spec P §2 "/analysis-reporting", "reports; /analysis-reporting/home" */
const REPORTING_ROUTES: readonly RouteObject[] = [
  { path: "/analysis-reporting", element: <Navigate to="/analysis-reporting/home" replace /> },
  {
    path: "/analysis-reporting/home",
    ...scene(async () => (await import("../scenes/reports/reports-scene.js")).ReportsScene),
  },
];

/**
 * Projects of the user, and blank workbooks for new ones.
 * @spec P §2 "/portfolio", "project area, breadcrumb label Portfolio"
 */
const PORTFOLIO_ROUTES: readonly RouteObject[] = [
  { path: "/portfolio", element: <Navigate to="/portfolio/list" replace /> },
  {
    path: "/portfolio/list",
    ...scene(async () => (await import("../scenes/portfolio/portfolio-scene.js")).PortfolioScene),
  },
  {
    path: "/portfolio/download-template",
    ...scene(async () => (await import("../scenes/portfolio/download-template-scene.js")).DownloadEpbTemplateScene),
  },
  {
    path: "/portfolio/download-epx-template",
    ...scene(async () => (await import("../scenes/portfolio/download-template-scene.js")).DownloadEpxTemplateScene),
  },
];

/** @spec P §2 "common area" */
const HOME_ROUTES: readonly RouteObject[] = [
  {
    path: "/home",
    ...scene(async () => (await import("../scenes/home/home-layout.js")).HomeLayout),
    children: [
      { index: true, ...scene(async () => (await import("../scenes/home/home-scene.js")).HomeScene) },
      {
        path: "new-project",
        ...scene(async () => (await import("../scenes/home/new-project-scene.js")).NewProjectScene),
      },
    ],
  },
];

/** For members and administrators. */
const ORGANIZATION_ROUTES: readonly RouteObject[] = [
  {
    path: "/organizations/:organizationId",
    ...scene(async () => (await import("../scenes/organizations/organization-scene.js")).OrganizationScene),
  },
];

/** Public pages. @spec P §2 "/about, /help, /glossary, /disclaimer" */
const CONTENT_ROUTES: readonly RouteObject[] = [
  { path: "/about", ...scene(async () => (await import("../scenes/content/about-scene.js")).AboutScene) },
  { path: "/help", ...scene(async () => (await import("../scenes/content/help-scene.js")).HelpScene) },
  {
    path: "/help/:trainingId",
    ...scene(async () => (await import("../scenes/content/training-document-scene.js")).TrainingDocumentScene),
  },
  { path: "/glossary", ...scene(async () => (await import("../scenes/content/glossary-scene.js")).GlossaryScene) },
  {
    path: "/disclaimer",
    ...scene(async () => (await import("../scenes/content/disclaimer-scene.js")).DisclaimerScene),
  },
];

/** Ours. Nobody has to be logged in. */
const CHECK_ROUTES: readonly RouteObject[] = [
  { path: "/check", ...scene(async () => (await import("../scenes/check/check-scene.js")).CheckScene) },
];

const LIST = scene(async () => (await import("../scenes/applications/applications-scene.js")).ApplicationsScene);
const APPLICATION = scene(async () => (await import("../scenes/applications/application-scene.js")).ApplicationScene);
const NEW = scene(async () => (await import("../scenes/applications/new-application-scene.js")).NewApplicationScene);

const { QualifiedList, Accreditation } = ApplicationKind;

/** @spec P §2 "qualified-list applications area; /qualified-list/applications, /qualified-list/new-application", "accreditation area; /accreditation/new" */
const APPLICATION_ROUTES: readonly RouteObject[] = [
  {
    path: "/qualified-list",
    element: <AreaGuard kind={QualifiedList} />,
    children: [
      { index: true, element: <Navigate to="/qualified-list/applications" replace /> },
      { path: "applications", ...LIST },
      { path: "applications/:applicationId", ...APPLICATION },
      { element: <ApplicantGuard kind={QualifiedList} />, children: [{ path: "new-application", ...NEW }] },
    ],
  },
  {
    path: "/accreditation",
    element: <AreaGuard kind={Accreditation} />,
    children: [
      { index: true, ...LIST },
      { path: "applications", element: <Navigate to="/accreditation" replace /> },
      { path: "applications/:applicationId", ...APPLICATION },
      { element: <ApplicantGuard kind={Accreditation} />, children: [{ path: "new", ...NEW }] },
    ],
  },
];

/** Pages that do not require a sign-in. */
const OPEN: readonly RouteObject[] = [
  { index: true, element: <Navigate to="/login" replace /> },
  ...SESSION_ROUTES,
  ...CONTENT_ROUTES,
  ...CHECK_ROUTES,
  ...STATISTICS_ROUTES,
];

/** Pages for signed-in users with the status Ok. @spec P §6 "plain authenticated routes accept every group" */
const SIGNED_IN: readonly RouteObject[] = [
  ...HOME_ROUTES,
  ...PORTFOLIO_ROUTES,
  ...PROJECT_ROUTES,
  ...REPORTING_ROUTES,
  ...APPLICATION_ROUTES,
  ...ORGANIZATION_ROUTES,
  ...ADMINISTRATION_ROUTES,
];

/** Every screen there is. @spec P §2 "Route table" */
export const ROUTES: RouteObject[] = [
  {
    element: <Shell />,
    hydrateFallbackElement: <Waiting />,
    // Shown if the page frame itself fails.
    errorElement: <RouteFailure />,
    children: [
      {
        // Inside the page frame, so that the menus stay if a page fails.
        errorElement: <RouteFailure />,
        children: [...OPEN, { element: <RequireOk />, children: [...SIGNED_IN] }, { path: "*", element: <NotFound /> }],
      },
    ],
  },
];

export const createRouter = (): ReturnType<typeof createBrowserRouter> => createBrowserRouter(ROUTES);
