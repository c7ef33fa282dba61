import type ts from "typescript";
import { findImportsAgainst } from "./layers.js";
import type { Violation } from "./violation.js";

/** Imports inside the viewer that go up, or from one area's screens or one feature to another's. */
export const findViewerLayerViolations = (files: readonly ts.SourceFile[]): readonly Violation[] =>
  findImportsAgainst(
    {
      source: "packages/viewer/src/",
      rule: "viewer-layers.ts",
      // From the folders that know most to those that know least.
      layers: [
        ["main"],
        ["routes"],
        ["scenes"],
        ["layout"],
        ["features"],
        ["charts"],
        ["components"],
        ["errors"],
        ["site"],
        ["calls"],
        ["session"],
        ["api"],
        ["format"],
        ["texts"],
        ["styles"],
      ],
      parts: { scenes: {}, features: {} },
    },
    files,
  );
