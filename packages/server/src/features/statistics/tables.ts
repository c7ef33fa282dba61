import { SizeClass } from "@epb/contract";
import type { Decimal } from "@epb/engine";

/** The key of a group whose projects do not say. */
export const NOT_STATED = "";

/** What aggregates are about. All of a subject are read at once, so that they belong together. */
export const PROJECTS_SUBJECT = "projects";
export const technologySubject = (technologyTypeId: number): string => `technology/${technologyTypeId}`;

/** Tables of projects by market segment and something else. */
export const ProjectTable = {
  Year: "year",
  State: "state",
  ContractType: "contractType",
  Submarket: "submarket",
  ProjectType: "projectType",
} as const;
export type ProjectTable = (typeof ProjectTable)[keyof typeof ProjectTable];

/** The table of work by market segment and size. */
export const SIZE_TABLE = "size";

/** $ up to which work is of a size. */
const SIZE_LIMITS: readonly (readonly [SizeClass, string])[] = [
  [SizeClass.Small, "100000"],
  [SizeClass.Medium, "1000000"],
  [SizeClass.Large, "10000000"],
];

export function sizeClassOf(price: Decimal): SizeClass {
  return SIZE_LIMITS.find(([, limit]) => price.lte(limit))?.[0] ?? SizeClass.VeryLarge;
}
