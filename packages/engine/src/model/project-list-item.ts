import type { CalendarDate } from "../calendar/calendar-date.js";
import type { Decimal } from "../decimal/decimal.js";
import type { FederalContractType } from "../enumerations/federal-contract-type.js";
import { MARKET_SEGMENT_LABELS, type MarketSegment } from "../enumerations/market-segment.js";
import { MeasurementStatus } from "../enumerations/measurement-status.js";
import type { MeasurementVersion } from "../enumerations/measurement-version.js";
import { PartyRole } from "../enumerations/party-role.js";
import type { ProjectAccessRole } from "../enumerations/project-access-role.js";
import type { ProjectStatus } from "../enumerations/project-status.js";
import type { ProjectType } from "../enumerations/project-type.js";
import type { ProjectVersion } from "../enumerations/project-version.js";
import type { StateLocalSubmarket } from "../enumerations/state-local-submarket.js";
import type { UescContractType } from "../enumerations/uesc-contract-type.js";
import { EngineError } from "../errors/engine-error.js";
import { definedOnly } from "../objects/defined-only.js";
import type { Contact } from "./contact.js";
import { lowestCoverage } from "./lowest-coverage.js";
import type { Project } from "./project.js";

/** The shorter form of a list item. @spec C §3 "A shorter form holds name" */
export interface ShortProjectListItem {
  readonly id: string;
  readonly name: string;
  readonly isCts: boolean;
  readonly status: ProjectStatus;
}

/** Totals of a list item, in $. */
export type ListedTotal = "totalImplementationPrice" | "totalGuaranteedCostSavings" | "totalEstimatedCostSavings";

/** Figures of a list item that can be withheld. */
export type ListedFigure = ListedTotal | "lowestCoverage";

/** Inputs of a project that cannot be used, and the figures of its list item that depend on them. @spec 0065 */
export interface WithheldTotals {
  /** Empty where only other figures depend on the inputs. */
  readonly figures: readonly ListedFigure[];
  /** The first of the inputs, with the names that people know. */
  readonly inputs: readonly { readonly path: string; readonly label: string }[];
  /** Number of all such inputs. */
  readonly inputCount: number;
}

/** A project as a list shows it. @spec C §3 "Project list item" */
export interface ProjectListItem extends ShortProjectListItem {
  readonly displayId?: number;
  readonly customerOrganization?: string;
  readonly agencyName?: string;
  /** ISO 8601 instant. */
  readonly modifiedDate?: string;
  readonly marketSegment?: { readonly id: MarketSegment; readonly name: string };
  readonly federalContractType?: FederalContractType;
  readonly stateLocalSubmarket?: StateLocalSubmarket;
  readonly uescContractType?: UescContractType;
  readonly mvVersion?: MeasurementVersion;
  readonly awardDate?: CalendarDate;
  readonly escoName?: string;
  /** $ */
  readonly totalImplementationPrice?: Decimal;
  /** $ over the performance period. */
  readonly totalGuaranteedCostSavings?: Decimal;
  /** $ over the performance period. */
  readonly totalEstimatedCostSavings?: Decimal;
  /** Lowest ratio of a year's guaranteed savings and payments, a fraction: below 1, payments are above the guarantee. */
  readonly lowestCoverage?: Decimal;
  /** Absent where no figure of the project is withheld. */
  readonly withheld?: WithheldTotals;
  readonly version: ProjectVersion;
  readonly mvStatus: MeasurementStatus;
  readonly loanStartDate?: CalendarDate;
  /** Of the user whose list it is. */
  readonly userRole?: ProjectAccessRole;
  readonly projectInitiatorOrganization?: string;
  readonly escoOrganization?: string;
  readonly hasBeenApproved: boolean;
  readonly projectType: ProjectType;
}

/** Data that a list item shows and the project itself does not have. */
export interface ListItemSurroundings {
  readonly userRole?: ProjectAccessRole;
  readonly mvVersion?: MeasurementVersion;
  /** Organizations of the two accounts; the institutions of their contacts are the fallback. */
  readonly projectInitiatorOrganization?: string;
  readonly escoOrganization?: string;
  readonly withheld?: WithheldTotals;
}

/** Paths of the figures that a total shows: that of the full edition, and that of the express edition. */
const TOTAL_PATHS: Readonly<Record<ListedTotal, readonly string[]>> = {
  totalImplementationPrice: ["projectSummary.financialSummary.totalImplementationPrice", "express.totalPrice"],
  totalGuaranteedCostSavings: [
    "projectSummary.financialSummary.totalGuaranteedCostSavings",
    "express.totalGuaranteedCostSavings",
  ],
  totalEstimatedCostSavings: [
    "projectSummary.financialSummary.totalEstimatedCostSavings",
    "express.totalEstimatedCostSavings",
  ],
};
const LISTED_TOTALS = Object.keys(TOTAL_PATHS) as readonly ListedTotal[];

/** Paths of the figures of a year that its coverage depends on, of the full and of the express edition. */
const COVERAGE_PATH =
  /^(?:costSavings\.years\[year=\d+\]\.(?:guaranteedSavings|payment)|express\.years\[year=\d+\]\.(?:guaranteedSavings|debtService))$/;

/**
 * Withheld figures of a project in a list of projects.
 *
 * @param figures - Paths of the withheld figures of the project.
 *
 * @example
 * import { withheldTotals } from "@epb/engine";
 *
 * withheldTotals([]); // []
 */
export const withheldTotals = (figures: readonly string[]): readonly ListedFigure[] => [
  ...LISTED_TOTALS.filter((total) => TOTAL_PATHS[total].some((path) => figures.includes(path))),
  ...(figures.some((path) => COVERAGE_PATH.test(path)) ? (["lowestCoverage"] as const) : []),
];

/**
 * Item of a project in a list of projects. The totals are the stored totals of the full edition, or the stored
 * totals of the express edition if the full edition has no totals.
 *
 * @throws EngineError 'Can only make ProjectListItem objects out of Projects with valid ids'
 * @spec C §3 "Project list item", "A list item can only"; C §8 "Can only make ProjectListItem objects out"; 0037
 *
 * @example
 * import { projectListItem } from "@epb/engine";
 *
 * projectListItem({ ...project, record: { ...project.record, id: "project-1" } }).name; // "Worked example"
 */
export function projectListItem(project: Project, surroundings: ListItemSurroundings = {}): ProjectListItem {
  const { record, data, calculatedValues, mv } = project;
  const { characteristics = {}, contacts = [], financing = {} } = data;
  const summary = calculatedValues?.projectSummary;
  const totals = summary?.financialSummary;
  const express = calculatedValues?.express;
  const segment = characteristics.marketSegmentId;
  return {
    ...shortProjectListItem(project),
    ...definedOnly({
      displayId: record.displayId,
      customerOrganization: institutionOf(PartyRole.Customer, contacts),
      agencyName: data.identification?.agencyName,
      modifiedDate: record.modifiedDate,
      marketSegment: segment && { id: segment, name: MARKET_SEGMENT_LABELS[segment] },
      federalContractType: characteristics.federalContractType,
      stateLocalSubmarket: characteristics.stateLocalSubmarketId,
      uescContractType: characteristics.uescContractType,
      mvVersion: surroundings.mvVersion,
      awardDate: financing.awardDate,
      escoName: institutionOf(PartyRole.Esco, contacts),
      totalImplementationPrice: totals?.totalImplementationPrice ?? express?.totalPrice,
      totalGuaranteedCostSavings: totals?.totalGuaranteedCostSavings ?? express?.totalGuaranteedCostSavings,
      totalEstimatedCostSavings: totals?.totalEstimatedCostSavings ?? express?.totalEstimatedCostSavings,
      lowestCoverage: lowestCoverage(calculatedValues),
      loanStartDate: financing.loanStartDate ?? summary?.financing.loanStartDate,
      userRole: surroundings.userRole,
      projectInitiatorOrganization:
        surroundings.projectInitiatorOrganization ?? institutionOf(PartyRole.ProjectInitiator, contacts),
      escoOrganization: surroundings.escoOrganization ?? institutionOf(PartyRole.ProjectBuilder, contacts),
      withheld: surroundings.withheld,
    }),
    version: record.version,
    mvStatus: mv?.status ?? MeasurementStatus.NotApplicable,
    hasBeenApproved: project.hasBeenApproved ?? false,
    projectType: record.projectType,
  };
}

/**
 * The shorter form of a project's list item.
 *
 * @throws EngineError 'Can only make ProjectListItem objects out of Projects with valid ids'
 * @spec C §3 "A shorter form holds name"
 *
 * @example
 * import { shortProjectListItem } from "@epb/engine";
 *
 * shortProjectListItem({ ...project, record: { ...project.record, id: "project-1" } }).name; // "Worked example"
 */
export function shortProjectListItem({ record }: Project): ShortProjectListItem {
  const { id = "", name, isCts = false, status } = record;
  if (id.trim() === "") throw new EngineError("project/list-item-without-id", { name });
  return { id, name, isCts, status };
}

const institutionOf = (role: PartyRole, contacts: readonly Contact[]): string | undefined =>
  contacts.find((contact) => contact.role === role && contact.institution !== undefined)?.institution;
