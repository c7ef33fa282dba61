import { PROJECT_STAGES, type ProjectStage } from "@epb/contract";
import { ApprovalStatus, type MeasurementVersion, type ProjectAccessRole, type ProjectListItem } from "@epb/engine";
import type { Collection, Identified } from "../../store/collection.js";

/** Somebody's role on a project. */
export interface ProjectMember {
  readonly userId: string;
  readonly roleId: ProjectAccessRole;
  readonly status: ApprovalStatus;
}

/** A role that waits for somebody who has no account yet. */
export interface ProjectInvitation {
  /** A UUID: addresses stand in no URL. */
  readonly id: string;
  readonly email: string;
  readonly roleId: ProjectAccessRole;
  /** ISO 8601 instant. */
  readonly invitedAt: string;
}

type Amount = "totalImplementationPrice" | "totalGuaranteedCostSavings" | "totalEstimatedCostSavings";

/** The project's row in a list, as it is stored: amounts are texts of digits, and it is nobody's list yet. */
export type ListedProject = Omit<ProjectListItem, Amount | "userRole"> & { readonly [Name in Amount]?: string };

/** What there is to say about the last calculation of a project. */
export interface CalculationState {
  /** Of the engine that calculated. */
  readonly engineVersion: string;
  readonly errors: number;
  readonly warnings: number;
}

/** How many findings are neither corrected nor accepted. */
export interface OpenFindings {
  readonly errors: number;
  readonly warnings: number;
}

/**
 * What is to be known of a project without opening it: all that lists show, who may do what, and where it stands. Its
 * content lies apart, in `PROJECT_CONTENTS`.
 */
export interface ProjectEntry extends Identified {
  readonly name: string;
  readonly approval: ApprovalStatus;
  /** One role for each user. */
  readonly members: readonly ProjectMember[];
  readonly invitations: readonly ProjectInvitation[];
  readonly item: ListedProject;
  /** Of the content: what clients see as the revision of the project. */
  readonly contentRevision: number;
  readonly calculation: CalculationState;
  /** Of the uploaded workbook; absent where nothing was uploaded. */
  readonly openFindings?: OpenFindings;
  /** Of the template that the data were uploaded with. */
  readonly mvVersion?: MeasurementVersion;
  /** Why the customer returned the project last; gone once it is submitted again. */
  readonly returnReason?: string;
  /** ISO 8601 instant of the last submission. */
  readonly submittedAt?: string;
  /** Where the project was started, such as a form or a workbook. */
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
    /** Users whose access has been granted. */
    visibleTo: {
      type: "texts",
      of: ({ members }) => members.filter(isGranted).map(({ userId }) => userId),
    },
    invitedEmails: { type: "texts", of: ({ invitations }) => invitations.map(({ email }) => email) },
    displayId: { type: "number", of: ({ item }) => item.displayId },
    searchText: { type: "text", of: ({ item }) => searchText(item), isSearched: true },
    approval: { type: "number", of: ({ approval }) => approval },
    status: { type: "text", of: ({ item }) => item.status },
    /** Place in `PROJECT_STAGES`, so that lists sort in the order of the work. */
    stage: { type: "number", of: (entry) => PROJECT_STAGES.indexOf(stageOf(entry)) },
    submittedAt: { type: "text", of: ({ submittedAt }) => submittedAt },
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
    /** The order that lists begin with. */
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

/** Access counts once it has been granted. */
export const isGranted = ({ status }: ProjectMember): boolean => status === ApprovalStatus.Approved;

/** A name as it is compared. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

/** What a search looks through: words with a space before and behind each, so that the beginning of one can be found. */
function searchText({ displayId, name, customerOrganization, agencyName, escoName }: ListedProject): string {
  const texts = [displayId?.toString(), name, customerOrganization, agencyName, escoName];
  return ` ${searchWords(texts.join(" ")).join(" ")} `;
}

/** The words of a text as they are compared. */
export function searchWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}
