import type { ListKey } from "../lists/list-key.js";
import type { InputPath } from "../path-text/input-path.js";
import type { SuppliedCalculatedValues } from "./calculated/supplied-calculated-values.js";
import type { KeyedListName } from "./list-keys.js";
import type { Project, ProjectRecord } from "./project.js";
import type { ProjectData } from "./project-data.js";
import type { ProjectMeasurement } from "./project-measurement.js";

/**
 * Changes of one part of a project. In `changed`, a keyed list contains only its new and changed items; every other
 * member is complete.
 *
 * @spec C §3 "escalation rate items"
 */
export interface PartChanges<Part> {
  readonly changed?: { readonly [Name in keyof Part]?: Part[Name] };
  /** Keys of the items that a keyed list no longer has. */
  readonly deletedItems?: ListKeysByName<Part>;
  /** Keys of a keyed list in their order, where new items do not simply follow the old ones. */
  readonly order?: ListKeysByName<Part>;
  /** Members that the part no longer has. */
  readonly removed?: readonly OptionalMember<Part>[];
}

/** Names of the members that a part can do without. */
export type OptionalMember<Part> = {
  [Name in keyof Part & string]-?: object extends Pick<Part, Name> ? Name : never;
}[keyof Part & string];

type ListKeysByName<Part> = { readonly [Name in keyof Part]?: readonly ListKey[] };

/** Parts of a project other than its record, data, calculated values, and measurement. */
export type ProjectChildren = Pick<Project, "files" | "accreditation" | "hasBeenApproved">;

/** The parts in which a project is saved. */
export interface PartTypes {
  readonly record: ProjectRecord;
  readonly data: ProjectData;
  readonly calculatedValues: Omit<SuppliedCalculatedValues, "withheld">;
  readonly mv: ProjectMeasurement;
  readonly notes: Pick<Project, "notes">;
  readonly children: ProjectChildren;
}
export type PartName = keyof PartTypes;

/**
 * Payload of a save: only the changed parts of a project.
 *
 * @spec C §7 "changed parts, with the project record", "record, data, calculated values"
 */
export type ChangedParts = { readonly [Part in PartName]?: PartChanges<PartTypes[Part]> } & {
  /** Parts that the project no longer has. */
  readonly removed?: readonly RemovablePart[];
  /** Inputs that are unknown from now on, such as those of a measure that was copied with an input that could not be read. */
  readonly unknownInputs?: readonly InputPath[];
};

export type RemovablePart = "calculatedValues" | "mv";

/** Which members of a part are keyed lists, and how they are keyed. */
export type ListsOfPart<Part> = { readonly [Name in keyof Part]?: KeyedListName };

/** The keyed lists of each part. */
export const PART_LISTS: { readonly [Part in PartName]: ListsOfPart<PartTypes[Part]> } = {
  record: {},
  data: {
    escalationRates: "escalationRates",
    performancePeriod: "performancePeriod",
    performancePeriodESAPayments: "performancePeriodESAPayments",
    cancellationCeiling: "cancellationCeiling",
    gridSubregions: "gridSubregions",
    emissionFactors: "emissionFactors",
    fuelTypes: "fuelTypes",
    ecms: "ecms",
  },
  calculatedValues: {},
  mv: { years: "measurementYears" },
  notes: { notes: "notes" },
  children: { files: "files" },
};

/** The members that each part can do without, apart from the sections of the data, all of which it can. */
export const OPTIONAL_MEMBERS: {
  readonly [Part in Exclude<PartName, "data">]: Readonly<Record<OptionalMember<PartTypes[Part]>, true>>;
} = {
  record: { id: true, displayId: true, createdDate: true, modifiedDate: true, isCts: true },
  calculatedValues: {
    calculationTypeId: true,
    projectSummary: true,
    itemizedSavings: true,
    ecm: true,
    performancePeriod: true,
    amortization: true,
    costSavings: true,
    esaPayments: true,
    express: true,
    createdDate: true,
    modifiedDate: true,
  },
  mv: { years: true, projectImplementation: true },
  notes: { notes: true },
  children: { files: true, accreditation: true, hasBeenApproved: true },
};
