import { CalculationType, type Project } from "@epb/engine";
import type { UploadedWorkbook } from "./uploaded-workbook.js";
import { withWorkbook } from "./with-workbook.js";

/** The new project that a workbook makes. @param sections - All of them without it. */
export function newProjectOfWorkbook(workbook: UploadedWorkbook, sections?: readonly string[]): Project {
  const { project } = workbook;
  return sections === undefined ? project : withWorkbook(emptyProject(project), workbook, sections).project;
}

/** A new project of the edition of the workbook, before anything is entered. */
export function emptyProject({ record }: Project): Project {
  const isSupplied = record.calculationType === CalculationType.Override;
  return { record: { ...record, ...(isSupplied && { calculationType: CalculationType.Standard }) }, data: {} };
}
