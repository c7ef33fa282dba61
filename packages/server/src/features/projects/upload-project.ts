import { ProjectAction, type UploadFinding, type UsedProfile } from "@epb/contract";
import type { Project } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import type { Upload } from "../../base/upload.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { withIds } from "./assign-ids.js";
import { attachForm } from "./attach-form.js";
import { calculatedProject } from "./calculated-project.js";
import { type CreatedProject, createProject } from "./create-project.js";
import { newProjectOfWorkbook } from "./new-project-of-workbook.js";
import type { ProjectServices } from "./project-services.js";
import { readUpload, usedProfile } from "./read-upload.js";
import { requireProjectAction } from "./require-project-action.js";
import { takeReview } from "./reviewed-uploads.js";
import { replaceProject } from "./save-project.js";
import { uploadedWorkbook } from "./uploaded-workbook.js";
import { withWorkbook } from "./with-workbook.js";

/** A workbook, and what is to be done with it. */
export interface UploadWork {
  readonly upload: Upload;
  readonly fileName: string;
  /** The project whose data are replaced; a new one without it. */
  readonly projectId?: string;
  /** Revision that must be stored; required to replace its data. */
  readonly expected?: number;
  /** Sections to take from the workbook; all of them without it. */
  readonly sections?: readonly string[];
  /** The mapping profile for a workbook that is not made from a template; the one that matches without it. */
  readonly profileId?: string;
}

/** A project from a workbook, and what could not be read of it. */
export interface UploadResult {
  readonly created: CreatedProject;
  readonly findings: readonly UploadFinding[];
  /** Set for a workbook that is not made from a template. */
  readonly profile?: UsedProfile;
}

/**
 * Creates a project from a filled-in workbook, or replaces the data of an existing one.
 *
 * @throws ApiError 400 `upload/not-a-template` with findings;
 * ApiError 428 for a project without its revision; StoreConflict "stale" with the revision that is stored
 * @spec P §1 "upload project data"; C §4 "created with status Pending"; C §8 "Upload error"
 */
export async function uploadProject(
  work: UploadWork,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<UploadResult> {
  const { fileName, projectId, expected, sections } = work;
  if (projectId !== undefined) {
    await requireProjectAction(ProjectAction.Edit, caller, { id: projectId }, services);
    if (expected === undefined) throw unconfirmed();
  }
  const contents = (await takeReview(work, caller, services)) ?? (await readUpload(work, caller, services));
  const workbook = uploadedWorkbook(contents, fileName, services);
  const { findings, mvVersion } = workbook;
  const profile = usedProfile(contents);
  const attached = await attachForm(contents, work, caller, services);
  const withFiles = attached?.withFiles ?? ((project: Project) => project);
  const step = { fileName, findings: countsOf(findings), ...profile };
  const uploaded = { fileName, findings, ...profile, ...(sections !== undefined && { sections }) };
  const surroundings = mvVersion === undefined ? {} : { mvVersion };
  if (projectId === undefined) {
    const project = withFiles(newProjectOfWorkbook(workbook, sections));
    const created = await createProject(
      { project, createdSource: fileName, step, uploaded, ...surroundings, ...(attached && { also: attached.insert }) },
      caller,
      services,
    );
    return { created, findings, ...profile };
  }
  const written = await replaceProject(
    {
      id: projectId,
      ...(expected !== undefined && { expected }),
      action: "project.uploaded",
      entry: surroundings,
      step,
      uploaded,
      ...(attached && { also: attached.insert }),
      rebuild: (before) => {
        const project = withFiles(withWorkbook(before, workbook, sections).project);
        return calculatedProject(withIds(project, before, services.random), { areValuesSupplied: false }, services);
      },
    },
    caller,
    services,
  );
  return { created: { ...written, issues: written.issues ?? [] }, findings, ...profile };
}

const countsOf = (findings: readonly UploadFinding[]): { readonly errors: number; readonly warnings: number } => {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: findings.length - errors };
};

/** Requires the revision, so that nobody replaces data without reviewing the changes. */
const unconfirmed = (): ApiError =>
  new ApiError(
    428,
    "upload/unconfirmed",
    "This upload would replace the data of the project. Request a preview first (preview=true), then send the ETag of its reply as If-Match.",
  );
