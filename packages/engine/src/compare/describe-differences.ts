import { UNREADABLE } from "../explain/explain-project.js";
import { inputLabel } from "../explain/input-labels.js";
import { placeWords } from "../explain/place-words.js";
import type { Project } from "../model/project.js";
import { definedOnly } from "../objects/defined-only.js";
import { inCalculationOrder } from "./calculation-order.js";
import type { ComparedSide } from "./compared-side.js";
import type { DifferingInput } from "./comparison.js";
import { type Difference, listDifferences, withUnknownInputs } from "./differences.js";
import { sectionLabel } from "./sections.js";

/** A difference in words, with what it replaces. */
export interface DescribedDifference extends Pick<Difference, "replaces"> {
  readonly path: string;
  readonly input: DifferingInput;
}

/** Every input whose value differs, in words and in the order of the calculation. */
export function describeDifferences(before: ComparedSide, after: ComparedSide): DescribedDifference[] {
  return inWords(listDifferences(before.project, after.project), before, after);
}

/** Every input that differs, also one that cannot be read in one project and is not entered in the other. */
export function describeAllDifferences(before: ComparedSide, after: ComparedSide): DescribedDifference[] {
  return inWords(
    withUnknownInputs(listDifferences(before.project, after.project), before.project, after.project),
    before,
    after,
  );
}

function inWords(differences: readonly Difference[], before: ComparedSide, after: ComparedSide): DescribedDifference[] {
  return inCalculationOrder(differences, before.project, after.project).map((difference) => ({
    path: difference.path,
    replaces: difference.replaces,
    input: describeDifference(difference, before, after),
  }));
}

type ExplainedSide = Pick<ComparedSide, "project" | "explainer">;

/** One input that differs, in words. */
export function describeDifference(
  difference: Difference,
  before: ExplainedSide,
  after: ExplainedSide,
): DifferingInput {
  const { path, unknownIn } = difference;
  const [old, now] = [before.explainer.explainInput(path), after.explainer.explainInput(path)];
  const kind = kindOf(difference);
  const side = kind === "removed" ? before : after;
  return definedOnly({
    path,
    label: labelOfInput(path, side),
    unit: side.explainer.explainInput(path).unit,
    kind,
    before: difference.before,
    after: difference.after,
    beforeChoice: unknownIn === "before" ? UNREADABLE : (old.choice ?? listChoice(difference, "before")),
    afterChoice: unknownIn === "after" ? UNREADABLE : (now.choice ?? listChoice(difference, "after")),
  });
}

/** A list or an item has no single value, so it is said to be entered beside one that cannot be read. */
const listChoice = ({ unknownIn, replaces, ...values }: Difference, side: "before" | "after"): string | undefined =>
  unknownIn !== undefined && values[side] === undefined && replaces[side] !== undefined ? "entered" : undefined;

function kindOf({ before, after, replaces, unknownIn }: Difference): DifferingInput["kind"] {
  const hasValues = before !== undefined || after !== undefined;
  const [old, now] = hasValues ? [before, after] : [replaces.before, replaces.after];
  // An input that cannot be read is entered.
  if (old === undefined && unknownIn !== "before") return "added";
  return now === undefined && unknownIn !== "after" ? "removed" : "changed";
}

/** Label of an input; for a list or an item, its section and its place. */
export function labelOfInput(path: string, { project, explainer }: ExplainedSide): string {
  return inputLabel(path).label === path ? itemLabel(path, project) : explainer.explainInput(path).label;
}

/** Label of an item of a list: `Performance period, year 3`. */
export function itemLabel(path: string, project: Project): string {
  const place = placeWords(path, project);
  return place === "" ? sectionLabel(path) : `${sectionLabel(path)}, ${place}`;
}
