import type { RouteObject } from "react-router-dom";
import { scene } from "./scene.js";

/** @spec P §2 "common area" */
export const HOME_ROUTES: readonly RouteObject[] = [
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
