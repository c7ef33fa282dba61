import type { RouteObject } from "react-router-dom";
import { scene } from "./scene.js";

/** What the tabs of a project lead to, below `/portfolio/:projectId`. */
const PARTS: RouteObject[] = [
  { index: true, ...scene(async () => (await import("../scenes/project/dashboard.js")).Dashboard) },
  { path: "upload", ...scene(async () => (await import("../scenes/project/upload.js")).Upload) },
  { path: "measurement", ...scene(async () => (await import("../scenes/project/measurement.js")).Measurement) },
  { path: "files", ...scene(async () => (await import("../scenes/project/files.js")).Files) },
  { path: "notes", ...scene(async () => (await import("../scenes/project/notes.js")).Notes) },
  { path: "history", ...scene(async () => (await import("../scenes/project/history.js")).History) },
  { path: "access", ...scene(async () => (await import("../scenes/project/access.js")).Access) },
  {
    path: "data/:section?",
    ...scene(async () => (await import("../scenes/project-data/project-data-scene.js")).ProjectDataScene),
  },
  {
    path: "schedules/:schedule?",
    ...scene(async () => (await import("../scenes/project-schedules/schedules.js")).Schedules),
  },
  {
    path: "what-if",
    ...scene(async () => (await import("../scenes/project-what-if/what-if.js")).WhatIf),
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
