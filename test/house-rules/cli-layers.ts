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
        ["shared"],
        ["options", "project"],
        ["reports"],
        ["figures", "node-io"],
        ["calculate-input", "verbose-io", "whole-file"],
        ["policy"],
        ["diagnostics", "format", "input", "output", "run-git", "typed-lines", "versions", "whole-folder"],
        [
          "child-script",
          "exit-code",
          "file-names",
          "generated",
          "io",
          "manifest-name",
          "output-kinds",
          "run-length",
          "zod-settings",
        ],
      ],
      // A command is one folder; commands do not import one another.
      parts: { commands: { annotate: ["check"], audit: ["store"], calc: ["check"], schema: ["check"] } },
    },
    files,
  );
