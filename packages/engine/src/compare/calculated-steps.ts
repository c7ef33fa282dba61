import type { CalculationType } from "../enumerations/calculation-type.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { SuppliedCalculatedValues } from "../model/calculated/supplied-calculated-values.js";
import type { Project, ProjectRecord } from "../model/project.js";
import type { ProjectData } from "../model/project-data.js";
import { isSameValue } from "../objects/same-value.js";
import { putValue } from "../paths/put-value.js";
import { type CalculationOptions, calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import type { ComparedSide } from "./compared-side.js";
import type { ReplacingChange } from "./group-changes.js";

/** Inputs that a calculation reads, with their replacements. */
interface CalculatedInputs extends ProjectData {
  readonly record: ProjectRecord;
  readonly calculatedValues: { readonly type: CalculationType; readonly supplied?: SuppliedCalculatedValues };
}

/**
 * The project after each of the changes, one made on top of the other.
 *
 * @param state - Which state of its inputs each change puts in place.
 */
function projectsAlong(
  project: Project,
  changes: readonly Pick<ReplacingChange, "replacements">[],
  state: "before" | "after",
): Project[] {
  let inputs = inputsOf(project);
  return changes.map(({ replacements }) => {
    for (const replacement of replacements) inputs = putValue(inputs, replacement.path, replacement[state]);
    return withInputs(project, inputs);
  });
}

const inputsOf = ({ data, record, calculatedValues }: Project): CalculatedInputs => ({
  ...data,
  record,
  calculatedValues: {
    type: record.calculationType,
    ...(calculatedValues !== undefined && { supplied: calculatedValues }),
  },
});

function withInputs(project: Project, { record, calculatedValues, ...data }: CalculatedInputs): Project {
  const { calculatedValues: _, ...others } = project;
  const { type, supplied } = calculatedValues;
  return {
    ...others,
    record: { ...record, calculationType: type },
    data,
    ...(supplied !== undefined && { calculatedValues: supplied }),
  };
}

/** The calculations between two projects. */
export interface CalculatedSteps {
  /** Before, after the first change, …, with all changes. */
  readonly done: readonly PartialCalculatedValues[];
  /** With all changes, without the first one, …, before. */
  readonly undone: readonly PartialCalculatedValues[];
  /** True if a change had any effect when it was made or undone. */
  readonly hasEffect: (change: number) => boolean;
}

/** Makes the changes one after the other, and undoes them in the same order: two calculations for each change. */
export function calculateSteps(
  before: ComparedSide,
  after: ComparedSide,
  changes: readonly ReplacingChange[],
  options: CalculationOptions,
): CalculatedSteps {
  const [first, last] = [before.calculation.calculatedValues, after.calculation.calculatedValues];
  if (changes.length === 0) return { done: [first], undone: [first], hasEffect: () => false };
  const between = changes.slice(0, -1);
  const along = (project: Project, state: "before" | "after"): PartialCalculatedValues[] =>
    projectsAlong(project, between, state).map((changed) => calculateKnownFigures(changed, options).calculatedValues);
  const done = [first, ...along(before.project, "after"), last];
  const undone = [last, ...along(after.project, "before"), first];
  const effects = new Map<number, boolean>();
  function hasEffect(change: number): boolean {
    const known = effects.get(change);
    if (known !== undefined) return known;
    const isMoving = [done, undone].some((steps) => !isSameValue(steps[change], steps[change + 1]));
    effects.set(change, isMoving);
    return isMoving;
  }
  return { done, undone, hasEffect };
}
