import type { SubmittedProject } from "@epb/contract";
import { type Accreditation, ProjectAccessRole } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import type { Reader } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { PROJECT_CONTENTS } from "../projects/project-contents.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "../projects/project-entries.js";
import { storedProject } from "../projects/project-json.js";
import { standingOf } from "../projects/require-project-action.js";

/**
 * Refuses projects that are not the applicant's own. Missing projects get the same error.
 *
 * @throws ApiError 400 with the path of each
 */
export async function requireOwnProjects(ids: readonly string[], caller: SignedInUser, reader: Reader): Promise<void> {
  const issues: { at: string; message: string }[] = [];
  for (const [index, id] of ids.entries()) {
    const entry = await reader.get(PROJECT_ENTRIES, id);
    if (entry === undefined || !isOwn(entry.document, caller)) {
      issues.push({ at: `form.projectIds.${index}`, message: NOT_OWN });
    }
  }
  if (issues.length > 0) throw new ApiError(400, "application/project-not-own", NOT_OWN, { issues });
}

const NOT_OWN = "Link only projects of which you are the builder or the initiator.";

/** Read-only access to a project of another user is not ownership. */
function isOwn(entry: ProjectEntry, caller: SignedInUser): boolean {
  const { role } = standingOf(entry, caller);
  return role !== undefined && role !== ProjectAccessRole.ProjectViewer;
}

/**
 * Details of each project for reviewers: enough to assess it. They are a copy: submitting gives no access to the
 * project, and later changes are not shown.
 *
 * @spec P §1 "accreditation committee members get limited access"
 */
export async function projectsToSubmit(ids: readonly string[], reader: Reader): Promise<readonly SubmittedProject[]> {
  const projects: SubmittedProject[] = [];
  for (const id of ids) {
    const entry = await reader.get(PROJECT_ENTRIES, id);
    const content = await reader.get(PROJECT_CONTENTS, id);
    if (entry === undefined || content === undefined) continue;
    projects.push(submittedProject(entry.document, storedProject(content.document).accreditation));
  }
  return projects;
}

function submittedProject({ id, item }: ProjectEntry, accreditation: Accreditation | undefined): SubmittedProject {
  const { name, projectType, status, customerOrganization, marketSegment, awardDate } = item;
  const { totalImplementationPrice, totalGuaranteedCostSavings } = item;
  return {
    id,
    name,
    projectType,
    status,
    ...(customerOrganization !== undefined && { customerOrganization }),
    ...(marketSegment !== undefined && { marketSegment }),
    ...(awardDate !== undefined && { awardDate }),
    ...(totalImplementationPrice !== undefined && { totalImplementationPrice }),
    ...(totalGuaranteedCostSavings !== undefined && { totalGuaranteedCostSavings }),
    ...(accreditation !== undefined && { accreditation }),
  };
}
