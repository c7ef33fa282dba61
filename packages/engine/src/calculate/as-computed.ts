import { CalculationType } from "../enumerations/calculation-type.js";
import { ProjectType } from "../enumerations/project-type.js";
import type { Project } from "../model/project.js";

/** The same inputs in a project whose figures are calculated, not supplied. */
export function asComputed({ calculatedValues: _, record, ...project }: Project): Project {
  const isExpress = record.projectType === ProjectType.Epx;
  return {
    ...project,
    record: { ...record, calculationType: isExpress ? CalculationType.Epx : CalculationType.Standard },
  };
}
