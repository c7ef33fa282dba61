import { type CreatedProject as CreationReply, projectNameSchema, type StepDetails } from "@epb/contract";
import {
  ApprovalStatus,
  type MeasurementVersion,
  type Project,
  ProjectAccessRole,
  type ProjectUpgrade,
} from "@epb/engine";
import { checkInput } from "../../base/check-input.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { withIds } from "./assign-ids.js";
import { type CalculatedProject, calculatedProject } from "./calculated-project.js";
import { countedMessage } from "./counted-message.js";
import { keepFindings, type UploadedFindings } from "./kept-findings.js";
import { listedProject } from "./listed-project.js";
import { noteProjectChange } from "./note-project-change.js";
import { waitingYears } from "./present-measurement.js";
import { mailAccess } from "./project-access.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "./project-entries.js";
import { projectJson } from "./project-json.js";
import { personText, projectLinks } from "./project-mail.js";
import { nextProjectNumber } from "./project-numbers.js";
import { type NamedParties, rolesOfNewProject } from "./project-roles.js";
import type { ProjectServices } from "./project-services.js";
import {
  auditedProfile,
  recordProject,
  type WrittenProject,
  withSpecialCategory,
  withUniqueName,
} from "./write-project.js";
import { jsonHash } from "./written-json.js";

export interface NewProject extends NamedParties {
  readonly project: Project;
  /** Set if the project was sent in an older version. */
  readonly upgrade?: ProjectUpgrade;
  readonly createdSource?: string;
  readonly mvVersion?: MeasurementVersion;
  /** Details of the uploaded workbook, for the activity of the project. */
  readonly step?: StepDetails;
  readonly uploaded?: UploadedFindings;
  /** Additional writes of the same transaction. */
  readonly also?: (transaction: Transaction, projectId: string) => Promise<void>;
}

export type CreatedProject = WrittenProject & Pick<CalculatedProject, "issues"> & Pick<NewProject, "upgrade">;

/**
 * Creates a project, calculates it, and notifies the builder and the customer that it names.
 *
 * @throws ApiError 409 'Project name already exists'; 400 for supplied values with errors in the data; 429 after too
 * many messages to these people
 * @spec C §4 "created with status Pending"; P §1 "a new project's ESCO is notified"
 */
export async function createProject(
  { project: sent, upgrade, builderEmail, customerEmail, createdSource, mvVersion, step, uploaded, also }: NewProject,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<CreatedProject> {
  const { store, now, random } = services;
  const name = checkInput(projectNameSchema, sent.record.name, "body.record.name");
  const at = now().toISOString();
  const id = random.uuid();
  const complete = withIds(withSpecialCategory(sent), undefined, random);
  const tellsBuilder = builderEmail !== undefined && builderEmail !== caller.user.document.email;
  const areValuesSupplied = sent.calculatedValues !== undefined;
  const { project, calculation, issues } = await calculatedProject(
    { ...complete, record: { ...complete.record, id, name, createdDate: at, modifiedDate: at } },
    { areValuesSupplied },
    services,
  );
  const work = (): Promise<CreatedProject> =>
    store.transact(async (transaction) => {
      const displayId = await nextProjectNumber(transaction);
      const numbered = { ...project, record: { ...project.record, displayId } };
      const creator = caller.user.document;
      const roles = await rolesOfNewProject(creator, { builderEmail, customerEmail }, transaction, services);
      const json = projectJson(numbered);
      const { revision } = await transaction.insert(PROJECT_CONTENTS, { id, project: json });
      const openFindings =
        uploaded === undefined ? undefined : await keepFindings(transaction, project, uploaded, services);
      const years = waitingYears(project);
      const entry: ProjectEntry = {
        id,
        name,
        approval: ApprovalStatus.Pending,
        ...roles,
        item: await listedProject(numbered, { ...roles, ...(mvVersion !== undefined && { mvVersion }) }, transaction),
        contentRevision: revision,
        calculation,
        createdAt: at,
        ...(openFindings !== undefined && { openFindings }),
        ...(years !== undefined && { waitingYears: years }),
        ...(mvVersion !== undefined && { mvVersion }),
        ...(createdSource !== undefined && { createdSource }),
      };
      await transaction.insert(PROJECT_ENTRIES, entry);
      await also?.(transaction, id);
      const after = { project: numbered, revision, hash: jsonHash(json) };
      await noteProjectChange(transaction, { before: undefined, after }, caller, services);
      const created = {
        action: "project.created",
        id,
        details: { revision, ...auditedProfile(step) },
        step: { ...step, revision },
      } as const;
      await recordProject(transaction, created, caller.user.document.id, services);
      await recordRoles(transaction, entry, caller, services);
      const isInvited = (address: string): boolean => roles.invitations.some(({ email }) => email === address);
      if (tellsBuilder) {
        const links = projectLinks(id, { isInvited: isInvited(builderEmail) }, services);
        const { displayId } = entry.item;
        const project = { projectName: name, ...(displayId !== undefined && { projectNumber: displayId }) };
        const data = { ...project, customer: personText(creator), ...links };
        await queueMail(transaction, { name: "projectInitiated", to: builderEmail, data });
      }
      if (customerEmail !== undefined) {
        const roleId = ProjectAccessRole.ProjectInitiator;
        const told = { email: customerEmail, roleId, isInvited: isInvited(customerEmail) };
        await mailAccess(transaction, entry, told, caller, services);
      }
      return { project: numbered, revision, entry, issues, ...(upgrade !== undefined && { upgrade }) };
    });
  const messages = [tellsBuilder, customerEmail !== undefined].filter(Boolean).length;
  return withUniqueName(countedMessage(caller, services, work, messages));
}

/** Records the roles and invitations of everybody except the creator. */
async function recordRoles(
  transaction: Transaction,
  { id, members, invitations }: ProjectEntry,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<void> {
  const creatorId = caller.user.document.id;
  const others = members.filter(({ userId }) => userId !== creatorId);
  const steps = [
    ...others.map(({ userId, roleId }) => {
      return { action: "access.granted", details: { roleId, userId }, step: { roleId, personId: userId } } as const;
    }),
    ...invitations.map(({ email, roleId }) => {
      return { action: "access.invited", details: { roleId }, step: { roleId, personEmail: email } } as const;
    }),
  ];
  for (const [index, step] of steps.entries()) {
    await recordProject(transaction, { ...step, id, order: index + 1 }, creatorId, services);
  }
}

/** Reply to a creation. @spec C §7 "reply must contain an id" */
export function presentCreated({ project, revision, entry, issues, upgrade }: CreatedProject): CreationReply {
  return {
    id: entry.id,
    record: { ...project.record },
    revision,
    issues,
    ...(upgrade !== undefined && { upgrade }),
  };
}
