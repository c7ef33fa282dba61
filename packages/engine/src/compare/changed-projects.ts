import type { CalculationType } from "../enumerations/calculation-type.js";
import type { SuppliedCalculatedValues } from "../model/calculated/supplied-calculated-values.js";
import type { Project, ProjectRecord } from "../model/project.js";
import type { ProjectData } from "../model/project-data.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
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
export function projectsAlong(
  project: Project,
  changes: readonly Pick<ReplacingChange, "replacements">[],
  state: "before" | "after",
): Project[] {
  let inputs = inputsOf(project);
  return changes.map(({ replacements }) => {
    for (const replacement of replacements) inputs = withValueAtPath(inputs, replacement.path, replacement[state]);
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
