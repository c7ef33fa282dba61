import { figureDefinition } from "@epb/engine";
import { attributeChanges, compareProjects } from "@epb/engine/compare";
import { explainProject } from "@epb/engine/explain";
import { namedFigures, namePattern } from "@epb/engine/lookup";
import { compareFindings } from "../../diagnostics/compare-findings.js";
import { ExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import { cellNames } from "../../input/cell-name.js";
import { type Io, STANDARD_STREAM } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { type ReadProject, readProject } from "../../project/read-project.js";
import { unreadTexts } from "../../project/unread-text.js";
import type { HumanOrJson } from "../../shared/human-or-json.js";
import { type Compared, type ComparedInput, isKnownToBeSame } from "./report/compared.js";
import { diffLines } from "./report/human.js";
import { diffJson } from "./report/json.js";

export interface DiffOptions {
  readonly format: HumanOrJson;
  /** Pattern of the figures to explain. */
  readonly outputs?: string;
  /** Exits 1 if an input or a figure differs. */
  readonly exitCode?: boolean;
  readonly color: boolean;
}

/** Compares inputs, figures, and findings of two projects, and explains which input changed which figure by how much. */
export async function diff(before: string, after: string, options: DiffOptions, io: Io): Promise<ExitCode> {
  if (before === STANDARD_STREAM && after === STANDARD_STREAM) {
    return usageError(io, "Standard input (-) can be used only once. Give the path of a file for the other project.");
  }
  const errLayout = layoutFor(io.stderrTerminal, io, options.color);
  const old = await readProject(before, errLayout, io, { wantsFigures: true });
  const now = await readProject(after, errLayout, io, { wantsFigures: true });
  if (!old.ok) return old.exitCode;
  if (!now.ok) return now.exitCode;

  const paths = options.outputs === undefined ? undefined : figuresOf(options.outputs, [old, now]);
  if (paths?.length === 0) {
    return usageError(
      io,
      `These projects have no figure ${options.outputs}. epb explain ${after} --list shows all figures.`,
    );
  }
  const compared = compare(old, now, paths, options.outputs);
  switch (options.format) {
    case "human":
      io.stdout(`${diffLines(compared, layoutFor(io.stdoutTerminal, io, options.color)).join("\n")}\n`);
      break;
    case "json":
      io.stdout(diffJson(compared));
      break;
    default:
      return options.format satisfies never;
  }
  return options.exitCode && !isKnownToBeSame(compared) ? ExitCode.Findings : ExitCode.Ok;
}

/** Figures of either project that match a pattern, in the order of the calculation. */
function figuresOf(pattern: string, projects: readonly ReadProject[]): readonly string[] {
  const fits = namePattern(pattern);
  const found = projects.flatMap(({ result }) =>
    namedFigures(result, explainProject(result.project, result.calculation)).filter(({ path, label }) =>
      fits(path, label),
    ),
  );
  return [...new Set(found.map(({ path }) => path))];
}

function comparedInput(project: ReadProject): ComparedInput {
  const { input, cellOf, result } = project;
  const { withheld } = result.calculation.calculatedValues;
  return {
    input,
    cellOf: cellNames(cellOf),
    unreadText: unreadTexts(project),
    ...(withheld !== undefined && { withheld }),
  };
}

function compare(
  old: ReadProject,
  now: ReadProject,
  paths: readonly string[] | undefined,
  outputs: string | undefined,
): Compared {
  const [before, after] = [old.result.project, now.result.project];
  const comparison = compareProjects(before, after);
  return {
    before: comparedInput(old),
    after: comparedInput(now),
    comparison,
    attribution: attributeChanges(before, after, paths),
    findings: compareFindings(old.findings, now.findings),
    outputs,
    definitionOf: figureDefinition,
  };
}
