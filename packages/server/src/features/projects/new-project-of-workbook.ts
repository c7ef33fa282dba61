import { CalculationType, type Project } from "@epb/engine";
import { CALCULATION_TYPE, knownCalculationType } from "./known-calculation-type.js";
import type { UploadedWorkbook } from "./uploaded-workbook.js";
import { withWorkbook } from "./with-workbook.js";

/** The new project that a workbook makes. @param sections - All of them without it. */
export function newProjectOfWorkbook(workbook: UploadedWorkbook, sections?: readonly string[]): Project {
  const { project } = workbook;
  const isTypeKnown = knownCalculationType(project) !== undefined;
  return sections === undefined && isTypeKnown
    ? project
    : withWorkbook(emptyProject(project), workbook, sections).project;
}

/** A new project of the workbook's edition, without inputs. */
export function emptyProject(project: Project): Project {
  const { record } = project;
  const isSupplied = record.calculationType === CalculationType.Override;
  return {
    record: { ...record, ...(isSupplied && { calculationType: CalculationType.Standard }) },
    data: {},
    // In this case the type above comes from the template, and nobody entered it.
    ...(knownCalculationType(project) === undefined && { unknownInputs: [CALCULATION_TYPE] }),
  };
}
