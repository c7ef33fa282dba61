import { ProjectAction, projectNameSchema, UPLOAD_SECTIONS, type UploadPreview } from "@epb/contract";
import type { Project } from "@epb/engine";
import { checkInput } from "../../base/check-input.js";
import { nameKey } from "../../base/name-key.js";
import { StoreConflict } from "../../store/store-conflict.js";
import type { ComparedUpload } from "../../workers/reports/compare-upload.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { calculatedProject } from "./calculated-project.js";
import { emptyProject } from "./new-project-of-workbook.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";
import { readUpload, usedProfile } from "./read-upload.js";
import { requireProjectAction } from "./require-project-action.js";
import { keepReview } from "./reviewed-uploads.js";
import type { UploadWork } from "./upload-project.js";
import { uploadedWorkbook } from "./uploaded-workbook.js";
import { withWorkbook } from "./with-workbook.js";
import { nameTaken, readStored } from "./write-project.js";

/**
 * Result of an upload without writing anything, with the same errors as the upload.
 *
 * @throws as `uploadProject`
 * @spec P §1 "upload project data"; 0069
 */
export async function previewUpload(
  work: UploadWork,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<UploadPreview> {
  const { fileName, projectId, expected, sections } = work;
  if (projectId !== undefined) await requireProjectAction(ProjectAction.Edit, caller, { id: projectId }, services);
  const contents = await readUpload(work, caller, services);
  const workbook = uploadedWorkbook(contents, fileName, services);
  keepReview(work, contents, caller, services);
  const stored = projectId === undefined ? undefined : (await readStored(projectId, services.store, services)).content;
  if (stored === undefined) await requireFreeName(workbook.project, services);
  else if (expected !== undefined && expected !== stored.revision) {
    throw new StoreConflict("stale", PROJECT_CONTENTS.name, { revision: stored.revision });
  }
  const before = stored?.project ?? emptyProject(workbook.project);
  const { project: whole } = withWorkbook(before, workbook);
  const { project: chosen, keptInputs } = withWorkbook(before, workbook, sections);
  const { project: after, issues } = await calculatedProject(chosen, { areValuesSupplied: false }, services);
  const told = await services.reportWorkers.jsonFor({
    kind: "compareUpload",
    project: JSON.stringify(before),
    whole: JSON.stringify(whole),
    after: JSON.stringify(after),
    keptInputs,
  });
  const compared = JSON.parse(told.toString()) as ComparedUpload;
  return {
    preview: true,
    ...(stored !== undefined && { revision: stored.revision }),
    ...usedProfile(contents),
    ...compared,
    taken: compared.sections
      .map(({ section }) => section)
      .filter((name) => (sections ?? UPLOAD_SECTIONS).includes(name)),
    findings: workbook.findings,
    issues,
  };
}

/** @throws ApiError 409 'Project name already exists' */
async function requireFreeName({ record }: Project, { store }: ProjectServices): Promise<void> {
  const name = checkInput(projectNameSchema, record.name, "body.record.name");
  if ((await store.getBy(PROJECT_ENTRIES, "nameKey", nameKey(name))) !== undefined) throw nameTaken();
}
