import { SizeClass } from "@epb/contract";
import { type Decimal, TechnologyType } from "@epb/engine";

/** Key of the group of projects without the value. */
export const NOT_STATED = "";

/** Subjects of aggregates. All aggregates of a subject are read at once, so that they are consistent. */
export const PROJECTS_SUBJECT = "projects";
export const technologySubject = (technologyTypeId: number): string => `technology/${technologyTypeId}`;

/** All subjects with released tables. */
export const SUBJECTS: readonly string[] = [
  PROJECTS_SUBJECT,
  ...Object.values(TechnologyType).map((technology) => technologySubject(technology)),
];

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

/** Upper limits of the sizes of work, $. */
const SIZE_LIMITS: readonly (readonly [SizeClass, string])[] = [
  [SizeClass.Small, "100000"],
  [SizeClass.Medium, "1000000"],
  [SizeClass.Large, "10000000"],
];

export function sizeClassOf(price: Decimal): SizeClass {
  return SIZE_LIMITS.find(([, limit]) => price.lte(limit))?.[0] ?? SizeClass.VeryLarge;
}
