import { type Amount, toDecimal } from "../decimal/amount.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { entryPointError } from "../errors/entry-point-errors.js";
import { explainProject, type ProjectExplainer } from "../explain/explain-project.js";
import { inputFinder } from "../lookup/input-finder.js";
import type { Project } from "../model/project.js";
import type { ChangedInput } from "../whatif/apply-overlay.js";
import { applyTypedChange, type TypedChangeProblem } from "../whatif/typed-change.js";
import { type PlainChange, plainText } from "./plain-result.js";

/** Other values for inputs, by label or path, as a person types them. `null`, `undefined`, and `""` clear an input. */
export type InputChanges = Readonly<Record<string, Amount | boolean | null | undefined>>;

export interface ProjectWithChanges {
  readonly project: Project;
  readonly changes: readonly PlainChange[];
}

/** Project with all changes. @throws EngineError "changes/refused" with every problem; nothing is changed then */
export function withChanges(project: Project, changes: InputChanges): ProjectWithChanges {
  const asked = Object.entries(changes);
  if (asked.length === 0) return { project, changes: [] };
  const problems: ProblemOfChange[] = [];
  if (project.record.calculationType === CalculationType.Override) problems.push(SUPPLIED);
  // Labels of inputs depend on no figure.
  const calculatedValues = { calculationTypeId: project.record.calculationType };
  const explainer = explainProject(project, { ok: true, calculatedValues, issues: [] });
  const finder = inputFinder({ project }, explainer);
  const made: ChangedInput[] = [];
  let changed = project;
  for (const [name, value] of asked) {
    const result = applyTypedChange(changed, { name, operator: "=", text: typedText(value) }, finder);
    if (result.ok) {
      changed = result.project;
      made.push(...result.changes);
    } else problems.push(...result.problems.map((problem) => ({ ...problem, at: name })));
  }
  if (problems.length > 0) throw entryPointError("changes/refused", { problems });
  return { project: changed, changes: made.map((change) => plainChange(change, explainer)) };
}

type ProblemOfChange = Pick<TypedChangeProblem, "message" | "advice"> & { readonly at: string };

/** @spec C §4 "With Override, calculated values are supplied" */
const SUPPLIED: ProblemOfChange = {
  at: "record.calculationType",
  message: "The figures of an Override project are supplied and do not depend on its inputs.",
  advice: "Change the calculation type to calculate the figures.",
};

/** A value as a person types it. */
function typedText(value: InputChanges[string]): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value.trim() : toDecimal(value).toFixed();
}

function plainChange({ path, before, after }: ChangedInput, explainer: ProjectExplainer): PlainChange {
  return {
    label: explainer.explainInput(path).label,
    path,
    ...(before !== undefined && { before: plainText(before) }),
    ...(after !== undefined && { after: plainText(after) }),
  };
}
