import type { RouteObject } from "react-router-dom";
import { scene } from "./scene.js";

/** What anybody may read. @spec P §2 "/about, /help, /glossary, /disclaimer" */
export const CONTENT_ROUTES: readonly RouteObject[] = [
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
