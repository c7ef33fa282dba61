import { MESSAGES, ProjectAction, type UploadFinding } from "@epb/contract";
import {
  attachProjectData,
  CalculationType,
  type InputPath,
  MEASUREMENT_VERSION_LABELS,
  type MeasurementVersion,
  openProject,
  type Project,
  type ProjectData,
  ProjectStatus,
  parseProject,
  requireSameVersion,
  unknownInputsOf,
  valueAtPath,
  withValueAtPath,
} from "@epb/engine";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { ApiError } from "../api-error.js";
import { readUpload, type UploadContents } from "../calculation/read-upload.js";
import type { Upload } from "../routing/receive-upload.js";
import type { Services } from "../services.js";
import { calculatedProject } from "./calculated-project.js";
import { type CreatedProject, createProject } from "./create-project.js";
import { withIds } from "./give-ids.js";
import { requireProjectAction } from "./require-project-action.js";
import { replaceProject } from "./save-project.js";

interface UploadedWorkbook {
  readonly upload: Upload;
  readonly fileName: string;
  /** The project whose data are replaced; a new one without it. */
  readonly projectId?: string;
  /** Revision of it that has to be stored. */
  readonly expected?: number;
}

/** A project from a workbook, and what could not be read of it. */
export interface UploadResult {
  readonly created: CreatedProject;
  readonly findings: readonly UploadFinding[];
}

/**
 * Makes a project of a filled-in workbook, or takes its data for one that is there.
 *
 * @throws ApiError 400 'The uploaded file does not appear to be a valid template, please contact {email}', with findings
 * @spec P §1 "upload project data"; C §4 "A project is created with status Pending when it comes from an uploaded template"; C §8 "Upload error"
 */
export async function uploadProject(
  { upload, fileName, projectId, expected }: UploadedWorkbook,
  caller: SignedInUser,
  services: Services,
): Promise<UploadResult> {
  if (projectId !== undefined) await requireProjectAction(ProjectAction.Edit, caller, { id: projectId }, services);
  const contents = await readUpload({ path: upload.path, accountId: caller.user.document.id }, services);
  const findings = contents.findings.map((finding) => withContact(finding, services));
  const project = requireTemplate(contents, findings, services);
  const mvVersion = versionOf(contents);
  const surroundings = mvVersion === undefined ? {} : { mvVersion };
  if (projectId === undefined) {
    const named = { ...project, record: { ...project.record, name: nameOf(project, fileName) } };
    const created = await createProject({ project: named, createdSource: fileName, ...surroundings }, caller, services);
    return { created, findings };
  }
  const written = await replaceProject(
    {
      id: projectId,
      ...(expected !== undefined && { expected }),
      action: "project.uploaded",
      entry: surroundings,
      rebuild: (before) =>
        calculatedProject(withWorkbook(before, project, services), { areValuesSupplied: false }, services),
    },
    caller,
    services,
  );
  return { created: { ...written, issues: written.issues ?? [] }, findings };
}

/** The data of the workbook, in which each input that cannot be read keeps its saved value. */
function withSavedInputs(
  data: ProjectData,
  { data: saved }: Project,
  unknownInputs: readonly InputPath[],
): ProjectData {
  return unknownInputs.reduce((before, path) => {
    const value = valueAtPath(saved, path);
    return value === undefined ? before : withValueAtPath(before, path, value);
  }, data);
}

/** The stored project with the data of the workbook in the place of its own. @throws EngineError 'Invalid project version' */
function withWorkbook(before: Project, workbook: Project, { random }: Services): Project {
  const { record, data, calculatedValues, accreditation } = workbook;
  requireSameVersion(before.record, record);
  const unreadable = unknownInputsOf(workbook);
  const unknownInputs = unreadable.filter((path) => valueAtPath(before.data, path) === undefined);
  const { project: attached } = attachProjectData(openProject(before), withSavedInputs(data, before, unreadable));
  const { unknownInputs: _, ...project } = attached;
  const { calculationType } = record;
  const isSupplied = calculationType === CalculationType.Override;
  const after: Project = {
    ...project,
    record: { ...project.record, calculationType },
    ...(unknownInputs.length > 0 && { unknownInputs }),
    ...(isSupplied && calculatedValues !== undefined && { calculatedValues }),
    ...(accreditation !== undefined && { accreditation }),
  };
  return withIds(after, before, random);
}

/** Findings that say of the file as a whole that it is no template of ours. */
const NOT_A_TEMPLATE: readonly string[] = ["template/not-ours", "template/savings-field-unknown"];

/** @spec C §8 "treated as HTTP 400, when a savings category and unit pair has no known field"; C §5 "Other-savings category and unit pair with no known field on upload is an upload error" */
function requireTemplate(
  { project }: UploadContents,
  findings: readonly UploadFinding[],
  { config }: Services,
): Project {
  const refusal = new ApiError(400, "upload/not-a-template", MESSAGES.invalidTemplate(config.supportEmail), {
    issues: findings,
  });
  if (project === undefined || findings.some(({ name }) => NOT_A_TEMPLATE.includes(name))) throw refusal;
  const record = { ...(project["record"] as object), status: ProjectStatus.Pending };
  const parsed = parseProject({ ...project, record });
  if (!parsed.ok) throw refusal;
  return parsed.value;
}

const withContact = (finding: UploadFinding, { config }: Services): UploadFinding => ({
  ...finding,
  message: finding.message.replaceAll("{email}", config.supportEmail),
});

/** The name in the workbook; else that of the file. */
function nameOf({ record }: Project, fileName: string): string {
  return record.name.trim() === "" ? fileName.replace(/\.xlsx$/i, "") : record.name;
}

/** The M&V version of a template, where it is one that is known. @spec C §3 "M&V versions: 36 ids, 1 for '1.99' up to 36 for '4.2.10'" */
function versionOf({ templateVersion }: UploadContents): MeasurementVersion | undefined {
  const found = Object.entries(MEASUREMENT_VERSION_LABELS).find(([, label]) => label === templateVersion);
  return found === undefined ? undefined : (Number(found[0]) as MeasurementVersion);
}
