import { isWaitingFor, PROJECT_STAGES, type ProjectStage, UserGroup } from "@epb/contract";
import {
  ApprovalStatus,
  type ListedFigure,
  type MeasurementVersion,
  ProjectAccessRole,
  type ProjectListItem,
} from "@epb/engine";
import { nameKey } from "../../base/name-key.js";
import type { Collection, Identified } from "../../store/collection.js";
import type { WaitingYears } from "./present-measurement.js";

/** Role of a user on a project. */
export interface ProjectMember {
  readonly userId: string;
  readonly roleId: ProjectAccessRole;
  readonly status: ApprovalStatus;
}

/** A role for a person without an account. */
export interface ProjectInvitation {
  /** A UUID, because no URL may contain an email address. */
  readonly id: string;
  readonly email: string;
  readonly roleId: ProjectAccessRole;
  /** ISO 8601 instant. */
  readonly invitedAt: string;
}

/** An organization whose members can view the project. */
export interface SharedWith {
  readonly organizationId: string;
  /** ISO 8601 instant. */
  readonly sharedAt: string;
}

/** The project's list row as stored: figures are strings of digits, and the role of the reader is missing. */
export type ListedProject = Omit<ProjectListItem, ListedFigure | "userRole"> & {
  readonly [Name in ListedFigure]?: string;
};

/** Summary of the last calculation of a project. */
export interface CalculationState {
  /** Version of the engine that calculated. */
  readonly engineVersion: string;
  readonly errors: number;
  readonly warnings: number;
}

/** Numbers of findings that are neither corrected nor accepted. */
export interface OpenFindings {
  readonly errors: number;
  readonly warnings: number;
}

/**
 * Everything about a project that is available without its content: list fields, access, and status. The content is in
 * `PROJECT_CONTENTS`.
 */
export interface ProjectEntry extends Identified {
  readonly name: string;
  readonly approval: ApprovalStatus;
  /** One role for each user. */
  readonly members: readonly ProjectMember[];
  readonly invitations: readonly ProjectInvitation[];
  /** Absent for none. */
  readonly organizations?: readonly SharedWith[];
  readonly item: ListedProject;
  /** Revision of the content, which clients see as the revision of the project. */
  readonly contentRevision: number;
  readonly calculation: CalculationState;
  /** Findings of the uploaded workbook; absent without an upload. */
  readonly openFindings?: OpenFindings;
  /** Years of measurement and verification that wait; absent without any. */
  readonly waitingYears?: WaitingYears;
  /** Version of the template of the uploaded data. */
  readonly mvVersion?: MeasurementVersion;
  /** Reason why the customer last returned the project; removed at the approval. */
  readonly returnReason?: string;
  /** ISO 8601 instant of the last submission. */
  readonly submittedAt?: string;
  /** Origin of the project, such as a form or a workbook. */
  readonly createdSource?: string;
  /** ISO 8601 instant. */
  readonly createdAt: string;
}

export const PROJECT_ENTRIES: Collection<ProjectEntry> = {
  name: "projects",
  columns: {
    /** Names are compared without case and surrounding spaces. @spec C §7 "Project names must be unique" */
    nameKey: { type: "text", of: ({ name }) => nameKey(name), isUnique: true },
    memberIds: { type: "texts", of: ({ members }) => members.map(({ userId }) => userId) },
    /** Users with granted access, and organizations. */
    visibleTo: {
      type: "texts",
      of: ({ members, organizations = [] }) => [
        ...members.filter(isGranted).map(({ userId }) => userId),
        ...organizations.map(({ organizationId }) => organizationId),
      ],
    },
    invitedEmails: { type: "texts", of: ({ invitations }) => invitations.map(({ email }) => email) },
    displayId: { type: "number", of: ({ item }) => item.displayId },
    searchText: { type: "text", of: ({ item }) => searchText(item), isSearched: true },
    approval: { type: "number", of: ({ approval }) => approval },
    status: { type: "text", of: ({ item }) => item.status },
    /** Place in `PROJECT_STAGES`, so that lists sort in the order of the work. */
    stage: { type: "number", of: (entry) => PROJECT_STAGES.indexOf(stageOf(entry)) },
    submittedAt: { type: "text", of: ({ submittedAt }) => submittedAt },
    /**
     * Users with a role that takes the next step. Their user group can exclude them: queries add the stages that can
     * wait for the group.
     */
    waitsFor: {
      type: "texts",
      of: (entry) =>
        entry.members
          .filter(
            (member) =>
              isGranted(member) && isWaitingFor(stageOf(entry), { group: UserGroup.Customer, role: member.roleId }),
          )
          .map(({ userId }) => userId),
    },
    /** Users who approve a submitted year of measurement and verification. */
    approvesYear: {
      type: "texts",
      of: ({ members, waitingYears }) =>
        waitingYears?.submittedYear === undefined ? [] : members.filter(isInitiator).map(({ userId }) => userId),
    },
    /** Users who report on a year of an approved project, once it has ended. */
    reportsYear: {
      type: "texts",
      of: ({ approval, members, waitingYears }) =>
        waitingYears?.unreportedYear === undefined || approval !== ApprovalStatus.Approved
          ? []
          : members.filter(isBuilder).map(({ userId }) => userId),
    },
    unreportedSince: { type: "text", of: ({ waitingYears }) => waitingYears?.unreportedSince },
    errors: { type: "number", of: (entry) => findingsOf(entry).errors },
    lowestCoverage: { type: "decimal", of: ({ item }) => item.lowestCoverage },
    customerOrganization: { type: "text", of: ({ item }) => item.customerOrganization?.toLowerCase() },
    agencyName: { type: "text", of: ({ item }) => item.agencyName?.toLowerCase() },
    escoName: { type: "text", of: ({ item }) => item.escoName?.toLowerCase() },
    projectInitiatorOrganization: { type: "text", of: ({ item }) => item.projectInitiatorOrganization?.toLowerCase() },
    escoOrganization: { type: "text", of: ({ item }) => item.escoOrganization?.toLowerCase() },
    marketSegmentId: { type: "number", of: ({ item }) => item.marketSegment?.id },
    stateLocalSubmarket: { type: "number", of: ({ item }) => item.stateLocalSubmarket },
    federalContractType: { type: "number", of: ({ item }) => item.federalContractType },
    uescContractType: { type: "number", of: ({ item }) => item.uescContractType },
    projectType: { type: "number", of: ({ item }) => item.projectType },
    version: { type: "text", of: ({ item }) => item.version },
    mvVersion: { type: "number", of: ({ item }) => item.mvVersion },
    mvStatus: { type: "number", of: ({ item }) => item.mvStatus },
    isCts: { type: "boolean", of: ({ item }) => item.isCts },
    hasBeenApproved: { type: "boolean", of: ({ item }) => item.hasBeenApproved },
    awardDate: { type: "text", of: ({ item }) => item.awardDate },
    loanStartDate: { type: "text", of: ({ item }) => item.loanStartDate },
    /** Default order of lists. */
    modifiedDate: { type: "text", of: ({ item }) => item.modifiedDate },
    createdAt: { type: "text", of: ({ createdAt }) => createdAt },
    totalImplementationPrice: { type: "decimal", of: ({ item }) => item.totalImplementationPrice },
    totalGuaranteedCostSavings: { type: "decimal", of: ({ item }) => item.totalGuaranteedCostSavings },
    totalEstimatedCostSavings: { type: "decimal", of: ({ item }) => item.totalEstimatedCostSavings },
  },
};

/** Stage of a project. A return counts until the project is approved, a reopening until it is returned. */
export function stageOf({
  approval,
  returnReason,
  item,
}: Pick<ProjectEntry, "approval" | "returnReason" | "item">): ProjectStage {
  switch (approval) {
    case ApprovalStatus.Approved:
      return "approved";
    case ApprovalStatus.PreApproval:
      return "submitted";
    case ApprovalStatus.Pending:
      if (returnReason !== undefined) return "returned";
      return item.hasBeenApproved ? "reopened" : "inEntry";
    default:
      return approval satisfies never;
  }
}

/** Open findings of the calculation and of the uploaded workbook. */
export function findingsOf({
  calculation,
  openFindings,
}: Pick<ProjectEntry, "calculation" | "openFindings">): OpenFindings {
  return {
    errors: calculation.errors + (openFindings?.errors ?? 0),
    warnings: calculation.warnings + (openFindings?.warnings ?? 0),
  };
}

/** True if the access has been granted. */
export const isGranted = ({ status }: ProjectMember): boolean => status === ApprovalStatus.Approved;

const { ProjectInitiator, ProjectBuilder, ProjectInitiatorAndBuilder } = ProjectAccessRole;
const INITIATORS: readonly ProjectAccessRole[] = [ProjectInitiator, ProjectInitiatorAndBuilder];
const BUILDERS: readonly ProjectAccessRole[] = [ProjectBuilder, ProjectInitiatorAndBuilder];

export const isInitiator = (member: ProjectMember): boolean => INITIATORS.includes(member.roleId) && isGranted(member);
export const isBuilder = (member: ProjectMember): boolean => BUILDERS.includes(member.roleId) && isGranted(member);

/**
 * Text that a search uses: each word has a space before and after it, so that a search can match the beginning of a
 * word.
 */
function searchText({ displayId, name, customerOrganization, agencyName, escoName }: ListedProject): string {
  const texts = [displayId?.toString(), name, customerOrganization, agencyName, escoName];
  return ` ${searchWords(texts.join(" ")).join(" ")} `;
}

/** Words of a text in the form that is compared. */
export function searchWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}
