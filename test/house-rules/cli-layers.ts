import type ts from "typescript";
import { findImportsAgainst } from "./layers.js";
import type { Violation } from "./violation.js";

/** Imports inside the command line that go up or across. */
export const findCliLayerViolations = (files: readonly ts.SourceFile[]): readonly Violation[] =>
  findImportsAgainst(
    {
      source: "packages/cli/src/",
      rule: "cli-layers.ts",
      layers: [
        ["bin"],
        ["main"],
        ["program"],
        ["commands"],
        ["export"],
        ["batch", "project", "schemas", "verify"],
        ["reporters"],
        ["economics", "node-io"],
        ["calculate-input", "program-arguments", "verbose-io", "whatif", "whole-file"],
        ["policy"],
        ["diagnostics", "format", "input", "output", "output-failure", "run-git", "versions", "whole-folder"],
        [
          "completion",
          "exit-code",
          "file-names",
          "generated",
          "io",
          "keep-compiled-code",
          "manifest-name",
          "run-length",
          "zod-settings",
        ],
      ],
    },
    files,
  );
