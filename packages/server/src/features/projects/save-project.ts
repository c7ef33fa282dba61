import { ProjectAction, type ProjectChanges, type ProjectStepName, projectNameSchema } from "@epb/contract";
import {
  applyChangedParts,
  type ChangedParts,
  openProject,
  type Project,
  requireSameVersion,
  setAgreementType,
  updateProjectData,
} from "@epb/engine";
import { answerOthers } from "../../base/answer-others.js";
import { checkInput } from "../../base/check-input.js";
import type { Transaction } from "../../store/store.js";
import { StoreConflict } from "../../store/store-conflict.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { withIds } from "./assign-ids.js";
import { type CalculatedProject, calculatedProject } from "./calculated-project.js";
import { knownCalculationType } from "./known-calculation-type.js";
import { derivedMeasurement } from "./measurement.js";
import { requireInputsOf } from "./new-project-of-parts.js";
import { keepOpened } from "./opened-projects.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import type { ProjectServices } from "./project-services.js";
import { readChanges } from "./read-changes.js";
import { requireActionOn } from "./require-project-action.js";
import { refuseUnsettable } from "./unsettable.js";
import {
  readEntry,
  readStored,
  type Write,
  type WrittenContent,
  withUniqueName,
  writeProject,
} from "./write-project.js";

/** If another save happens during the calculation, the changes are applied again to its result. */
const MOST_ATTEMPTS = 5;

/**
 * Saves changed parts of a project. Without a revision, the last save wins; with a revision, it must be the stored one.
 *
 * @throws ApiError 400, StoreConflict "stale" with the revision that is stored
 * @spec C §4 "Saving sends only changed parts", "new items are sent without ids", "the last response rebuilds the
 * project"
 */
export async function saveProject(
  { id, revision: expected, ...sent }: ProjectChanges,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<WrittenContent> {
  await answerOthers();
  const parts = readChanges(sent);
  await answerOthers();
  const rebuild = (before: Project): Promise<Rebuilt> => rebuilt(before, parts, services);
  return replaceProject(
    { id, ...(expected !== undefined && { expected }), action: "project.changed", rebuild },
    caller,
    services,
  );
}

/** A project after a save; without a calculation if no figure can change. */
export type Rebuilt = Pick<CalculatedProject, "project"> & Partial<Pick<CalculatedProject, "calculation" | "issues">>;

interface Replacement {
  readonly id: string;
  /** Revision that must be stored. */
  readonly expected?: number;
  readonly action: ProjectStepName;
  /** Makes the new project from the stored one. */
  readonly rebuild: (before: Project) => Promise<Rebuilt>;
  readonly entry?: Write["entry"];
  readonly restored?: Write["restored"];
  readonly step?: Write["step"];
  readonly uploaded?: Write["uploaded"];
  /** Additional writes of the same transaction. */
  readonly also?: (transaction: Transaction, projectId: string) => Promise<void>;
}

/**
 * Replaces a project with a new version of it. No other request waits during the calculation, and no save in the
 * meantime is lost.
 *
 * @spec C §7 "PUT api/project", "changed parts, with the project record"
 */
export async function replaceProject(
  { id, expected, action, rebuild, entry: entryChanges, restored, step, uploaded, also }: Replacement,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<WrittenContent & Pick<Rebuilt, "issues">> {
  const { store } = services;
  let found = 0;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { content } = await readStored(id, store, services);
    found = content.revision;
    if (expected !== undefined && expected !== found) break;
    const next = await rebuild(content.project);
    const work = store.transact(async (transaction) => {
      const entry = requireActionOn(await readEntry(id, transaction), ProjectAction.Edit, caller);
      if (entry.document.contentRevision !== content.revision) return undefined;
      await also?.(transaction, id);
      const changes = { ...entryChanges, ...(next.calculation !== undefined && { calculation: next.calculation }) };
      const told = {
        ...(restored !== undefined && { restored }),
        ...(step !== undefined && { step }),
        ...(uploaded !== undefined && { uploaded }),
      };
      const write = { action, entry: changes, ...told };
      return writeProject(transaction, { content, entry }, next.project, write, caller, services);
    });
    const written = await withUniqueName(work);
    if (written === undefined) continue;
    keepOpened(written, services.openedProjects);
    return { ...written, ...(next.issues !== undefined && { issues: next.issues }) };
  }
  throw new StoreConflict("stale", PROJECT_CONTENTS.name, { revision: found });
}

/**
 * @throws EngineError 'Invalid project version', 'key not found in list', 'Unable to update projectData when dependent
 * calculatedValues are missing.'
 * @spec C §4 "Changes that trigger calculation cause recalculation", "dependent calculated values are missing"; C §8
 * "Unable to update projectData when dependent"
 */
async function rebuilt(before: Project, parts: ChangedParts, services: ProjectServices): Promise<Rebuilt> {
  const applied = applyChangedParts(before, parts);
  requireInputsOf(applied.data, parts.unknownInputs);
  refuseUnsettable(before, applied);
  requireSameVersion(before.record, applied.record);
  // A name that was stored before names were checked stays until somebody changes it.
  const isRenamed = applied.record.name !== before.record.name;
  const name = isRenamed ? checkInput(projectNameSchema, applied.record.name, "body.record.name") : before.record.name;
  const named = { ...applied, record: { ...applied.record, name } };
  const after = derivedMeasurement(withIds(withAgreement(before, named), before, services.random));
  const { needsRecalculation } = updateProjectData(openProject(before), after.data);
  const areValuesSupplied = parts.calculatedValues !== undefined;
  const isOtherType = knownCalculationType(before) !== knownCalculationType(after);
  const mustCalculate =
    needsRecalculation ||
    areValuesSupplied ||
    isOtherType ||
    parts.removed !== undefined ||
    parts.unknownInputs !== undefined;
  if (!mustCalculate) return { project: after };
  return calculatedProject(after, { areValuesSupplied }, services);
}

/**
 * Consequences of another agreement type.
 *
 * @spec C §4 "switching the agreement type to UESC", "DirectFunded on a
 * project that has"
 */
function withAgreement(before: Project, after: Project): Project {
  const type = after.data.financing?.projectAgreementTypeID;
  if (type === undefined || type === before.data.financing?.projectAgreementTypeID) return after;
  return setAgreementType(after, type);
}
