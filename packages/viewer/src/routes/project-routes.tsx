import type { RouteObject } from "react-router-dom";
import { scene } from "./scene.js";

/** Routes of the project tabs, below `/portfolio/:projectId`. */
const PARTS: RouteObject[] = [
  { index: true, ...scene(async () => (await import("../scenes/project/dashboard-scene.js")).DashboardScene) },
  { path: "upload", ...scene(async () => (await import("../scenes/project/upload-scene.js")).UploadScene) },
  {
    path: "measurement",
    ...scene(async () => (await import("../scenes/project/measurement-scene.js")).MeasurementScene),
  },
  { path: "files", ...scene(async () => (await import("../scenes/project/files-scene.js")).FilesScene) },
  { path: "notes", ...scene(async () => (await import("../scenes/project/notes-scene.js")).NotesScene) },
  { path: "history", ...scene(async () => (await import("../scenes/project/history-scene.js")).HistoryScene) },
  { path: "access", ...scene(async () => (await import("../scenes/project/access-scene.js")).AccessScene) },
  {
    path: "data/:section?",
    ...scene(async () => (await import("../scenes/project-data/project-data-scene.js")).ProjectDataScene),
  },
  {
    ...scene(async () => (await import("../components/project/whole-project.js")).WholeProject),
    children: [
      {
        path: "schedules/:schedule?",
        ...scene(async () => (await import("../scenes/project-schedules/schedules-scene.js")).SchedulesScene),
      },
      {
        path: "package",
        ...scene(async () => (await import("../scenes/project-schedules/package-scene.js")).PackageScene),
      },
      { path: "review", ...scene(async () => (await import("../scenes/project-review/review-scene.js")).ReviewScene) },
      {
        path: "approvals/:approvalId",
        ...scene(async () => (await import("../scenes/project-schedules/approval-scene.js")).ApprovalScene),
      },
      {
        path: "life-cycle-cost",
        ...scene(async () => (await import("../scenes/project-what-if/life-cycle-cost-scene.js")).LifeCycleCostScene),
      },
      {
        path: "what-if",
        ...scene(async () => (await import("../scenes/project-what-if/what-if-scene.js")).WhatIfScene),
      },
    ],
  },
];

/** One project. @spec P §2 "project area, breadcrumb label Portfolio" */
export const PROJECT_ROUTES: readonly RouteObject[] = [
  {
    path: "/portfolio/:projectId",
    ...scene(async () => (await import("../scenes/project/project-layout.js")).ProjectLayout),
    children: PARTS,
  },
];
