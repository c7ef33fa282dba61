import type { RouteObject } from "react-router-dom";
import { scene } from "./scene.js";

/** Ours. Nobody has to be logged in. */
export const CHECK_ROUTES: readonly RouteObject[] = [
  { path: "/check", ...scene(async () => (await import("../scenes/check/check-scene.js")).CheckScene) },
];
