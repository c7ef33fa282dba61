import { ProjectAction, type Restoration } from "@epb/contract";
import { CalculationType, type Project } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { withIds } from "./assign-ids.js";
import { calculatedProject } from "./calculated-project.js";
import { projectJson, storedProject } from "./project-json.js";
import type { ProjectServices } from "./project-services.js";
import { requireActionOn } from "./require-project-action.js";
import { changesTo, revisionHistory } from "./revisions.js";
import { replaceProject } from "./save-project.js";
import { readEntry, type WrittenProject } from "./write-project.js";

interface RestoredWork extends Restoration {
  readonly id: string;
  /** The revision whose inputs are restored. */
  readonly restored: number;
}

/**
 * Gives the project the inputs of an earlier revision, as a new revision. The history does not change, and neither do
 * name, status, notes, files, and M&V years.
 *
 * @throws ApiError 400 for the present revision, 404 for a revision that the project does not have, 409 for one that
 * cannot be restored; StoreConflict "stale" with the revision that is stored
 * @spec C §4 "Otherwise values are computed"; 0069
 */
export async function restoreRevision(
  { id, restored, reason, revision: expected }: RestoredWork,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<WrittenProject> {
  const entry = requireActionOn(await readEntry(id, services.store), ProjectAction.Edit, caller);
  if (restored === entry.document.contentRevision) {
    throw new ApiError(400, "history/present", `The project is at revision ${restored}. Choose an earlier revision.`);
  }
  const at = revisionHistory(await changesTo(id, restored, services));
  if (at.calculationType === undefined) {
    throw new ApiError(
      409,
      "history/not-restorable",
      `An earlier version of this program wrote revision ${restored}, and it cannot be restored. Compare it with the current revision, and enter the values you need.`,
    );
  }
  return replaceProject(
    {
      id,
      ...(expected !== undefined && { expected }),
      action: "project.restored",
      restored: { revision: restored, reason },
      rebuild: async (before) => {
        const project = JSON.stringify(projectJson(before));
        const told = await services.reportWorkers.jsonFor({ kind: "projectAt", project, at });
        const past = storedProject({ id, project: JSON.parse(told.toString()) as Readonly<Record<string, unknown>> });
        const after = withIds(withInputsOf(before, past), before, services.random);
        return calculatedProject(after, { areValuesSupplied: false }, services);
      },
    },
    caller,
    services,
  );
}

/** The project with the inputs of an earlier revision, and its figures if they were supplied. */
function withInputsOf(project: Project, past: Project): Project {
  const { unknownInputs: _, accreditation: __, calculatedValues: ___, ...present } = project;
  const { calculationType } = past.record;
  const isSupplied = calculationType === CalculationType.Override;
  return {
    ...present,
    record: { ...present.record, calculationType },
    data: past.data,
    ...(past.unknownInputs !== undefined && { unknownInputs: past.unknownInputs }),
    ...(past.accreditation !== undefined && { accreditation: past.accreditation }),
    ...(isSupplied && past.calculatedValues !== undefined && { calculatedValues: past.calculatedValues }),
  };
}
