import type ts from "typescript";
import { findImportsAgainst, type PartImports } from "./layers.js";
import type { Violation } from "./violation.js";

/** Features, each with the features that it imports. A feature is listed after all features that it may import. */
export const FEATURE_IMPORTS: PartImports = {
  accounts: [],
  glossary: [],
  demonstration: ["accounts"],
  site: ["demonstration"],
  training: ["accounts"],
  organizations: ["accounts"],
  projects: ["accounts", "organizations"],
  logs: ["accounts", "projects"],
  applications: ["accounts", "projects"],
  reports: ["accounts", "projects"],
  waiting: ["accounts", "applications", "projects"],
  statistics: ["projects"],
  recalculation: ["projects", "statistics"],
  cleanup: ["accounts", "applications", "logs", "projects"],
};

/** Imports inside the server against the layer order. docs/ARCHITECTURE.md describes the folders. */
export const findServerLayerViolations = (files: readonly ts.SourceFile[]): readonly Violation[] =>
  findImportsAgainst(
    {
      source: "packages/server/src/",
      rule: "server-layers.ts",
      layers: [
        ["index"],
        ["start"],
        ["routes"],
        ["http", "openapi"],
        ["features"],
        ["background", "mail", "workers"],
        ["store"],
        ["base"],
      ],
      parts: { features: FEATURE_IMPORTS },
    },
    files,
  );
