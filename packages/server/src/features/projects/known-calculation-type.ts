import { type CalculationType, type InputPath, type Project, unknownInputsOf } from "@epb/engine";

export const CALCULATION_TYPE: InputPath = "record.calculationType";

/** The calculation type; undefined where its cell could not be read, and the record has that of the template. */
export const knownCalculationType = (project: Project): CalculationType | undefined =>
  unknownInputsOf(project).includes(CALCULATION_TYPE) ? undefined : project.record.calculationType;
