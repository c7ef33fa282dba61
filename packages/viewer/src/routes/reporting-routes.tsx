import { Navigate, type RouteObject } from "react-router-dom";
import { scene } from "./scene.js";

/** @spec P §2 "/analysis-reporting", "reports; /analysis-reporting/home" */
export const REPORTING_ROUTES: readonly RouteObject[] = [
  { path: "/analysis-reporting", element: <Navigate to="/analysis-reporting/home" replace /> },
  {
    path: "/analysis-reporting/home",
    ...scene(async () => (await import("../scenes/reports/reports-scene.js")).ReportsScene),
  },
];
