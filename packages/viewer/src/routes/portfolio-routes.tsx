import { Navigate, type RouteObject } from "react-router-dom";
import { scene } from "./scene.js";

/**
 * The projects somebody may see, and blank workbooks for new ones. @spec P §2 "/portfolio", "project area, breadcrumb
 * label Portfolio"
 */
export const PORTFOLIO_ROUTES: readonly RouteObject[] = [
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
