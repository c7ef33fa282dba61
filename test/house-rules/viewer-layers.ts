import type ts from "typescript";
import { findImportsAgainst } from "./layers.js";
import type { Violation } from "./violation.js";

/**
 * Imports inside the viewer to a higher layer, from one area's screens to another's, or from one feature to another.
 */
export const findViewerLayerViolations = (files: readonly ts.SourceFile[]): readonly Violation[] =>
  findImportsAgainst(
    {
      source: "packages/viewer/src/",
      rule: "viewer-layers.ts",
      // From the highest layer to the lowest.
      layers: [
        ["main", "check-main"],
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
