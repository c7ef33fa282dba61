import { UPLOAD_SECTIONS } from "@epb/contract";
import {
  type Accreditation,
  attachProjectData,
  type InputPath,
  openProject,
  type Project,
  type ProjectData,
  type ProjectRecord,
  ProjectType,
  requireSameVersion,
  unknownInputsOf,
  valueAtPath,
  withValueAtPath,
} from "@epb/engine";
import { sectionOf } from "@epb/engine/compare";
import { withInputsWithoutCell } from "@epb/workbook";
import { ApiError } from "../../base/api-error.js";
import { CALCULATION_TYPE, knownCalculationType } from "./known-calculation-type.js";
import { findSavedContacts } from "./saved-contacts.js";
import type { UploadedWorkbook } from "./uploaded-workbook.js";
import { withSuppliedFigures } from "./with-supplied-figures.js";

/** A project with inputs of a workbook. */
export interface WithWorkbook {
  readonly project: Project;
  /** Inputs of the saved project that keep their values because the cells are unreadable. */
  readonly keptInputs: readonly InputPath[];
}

/**
 * The stored project with its sections replaced by those of the workbook. An unreadable input keeps its saved value;
 * without a saved value it is unknown. Inputs without a cell in the template stay, and so do name, status, notes,
 * files, and M&V years.
 *
 * @param sections - Names of UPLOAD_SECTIONS.
 * @throws ApiError 400 for a workbook of the other edition; EngineError 'Invalid project version'
 * @spec P §1 "upload project data"; 0065, 0069
 */
export function withWorkbook(
  before: Project,
  { project: workbook, manifest }: Pick<UploadedWorkbook, "project" | "manifest">,
  sections: readonly string[] = UPLOAD_SECTIONS,
): WithWorkbook {
  requireSameEdition(before.record, workbook.record);
  requireSameVersion(before.record, workbook.record);
  // The calculation type is in the section of supplied figures (0069).
  const isTaken = (path: string): boolean =>
    sections.includes(path === CALCULATION_TYPE ? "calculatedValues" : sectionOf(path));
  const typeOfWorkbook = knownCalculationType(workbook);
  const isTypeUnread = isTaken(CALCULATION_TYPE) && typeOfWorkbook === undefined;
  const saved = inputsOf(before);
  const { contacts, savedPath } = findSavedContacts(workbook.data, before.data);
  const unreadable = unknownInputsOf(workbook)
    .filter((path) => isTaken(path) && path !== CALCULATION_TYPE)
    .map((path) => {
      const savedAt = savedPath(path);
      return { path, savedAt, value: savedAt === undefined ? undefined : valueAtPath(saved, savedAt) };
    });
  const unknownInputs = [
    ...unknownInputsOf(before).filter((path) => !isTaken(path) || (isTypeUnread && path === CALCULATION_TYPE)),
    ...unreadable.filter(({ value }) => value === undefined).map(({ path }) => path),
  ];
  const completeData = withInputsWithoutCell(workbook.data, before.data, manifest);
  const complete = { ...workbook, data: { ...completeData, ...(contacts.length > 0 && { contacts }) } };
  const taken = takenInputs(saved, inputsOf(complete), isTaken);
  const { accreditation, ...data } = unreadable.reduce(
    (inputs, { path, value }) => (value === undefined ? inputs : withValueAtPath(inputs, path, value)),
    taken,
  );
  const { unknownInputs: _, ...attached } = attachProjectData(openProject(before), data).project;
  const { project: calculated, keptFigures } = isTaken("calculatedValues")
    ? withSuppliedFigures(attached, typeOfWorkbook ?? before.record.calculationType, workbook.calculatedValues)
    : { project: attached, keptFigures: [] };
  const project: Project = {
    ...calculated,
    ...(unknownInputs.length > 0 && { unknownInputs }),
    ...(accreditation !== undefined && { accreditation }),
  };
  const keptInputs = unreadable.flatMap(({ savedAt, value }) =>
    savedAt === undefined || value === undefined ? [] : [savedAt],
  );
  const keptType = isTypeUnread && knownCalculationType(before) !== undefined ? [CALCULATION_TYPE] : [];
  return { project, keptInputs: [...keptInputs, ...keptType, ...keptFigures] };
}

/** @throws ApiError 400 */
function requireSameEdition({ projectType: project }: ProjectRecord, { projectType: workbook }: ProjectRecord): void {
  if (project === workbook) return;
  const [own, other] = [EDITIONS[project], EDITIONS[workbook]];
  throw new ApiError(
    400,
    "upload/other-edition",
    `This is an ${other} workbook, and the project is an ${own} project. Download an ${own} template, fill it in, and upload it here; or upload this workbook into an ${other} project.`,
  );
}

const EDITIONS: Readonly<Record<ProjectType, string>> = {
  [ProjectType.Epb]: "ePB (full edition)",
  [ProjectType.Epx]: "ePX (express edition)",
  [ProjectType.Both]: "ePB and ePX",
};

/** Inputs of a workbook, by section. */
type Inputs = ProjectData & { readonly accreditation?: Accreditation };

const inputsOf = ({ data, accreditation }: Project): Inputs => ({
  ...data,
  ...(accreditation !== undefined && { accreditation }),
});

function takenInputs(saved: Inputs, workbook: Inputs, isTaken: (section: string) => boolean): Inputs {
  // Only one template has the accreditation; the others do not change it.
  const stays = (section: string): boolean =>
    !isTaken(section) || (section === "accreditation" && workbook.accreditation === undefined);
  return {
    ...Object.fromEntries(Object.entries(saved).filter(([section]) => stays(section))),
    ...Object.fromEntries(Object.entries(workbook).filter(([section]) => !stays(section))),
  };
}
