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
        ["program-commands"],
        ["commands"],
        ["shared"],
        ["options", "project"],
        ["reports"],
        ["figures", "node-io"],
        ["calculate-input", "program-arguments", "verbose-io", "whole-file"],
        ["policy"],
        ["diagnostics", "format", "input", "output", "output-failure", "run-git", "versions", "whole-folder"],
        [
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
      // A command is one folder; commands do not import one another.
      parts: { commands: { audit: ["store"], calc: ["check"], schema: ["check"] } },
    },
    files,
  );
