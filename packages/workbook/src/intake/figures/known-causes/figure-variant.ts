import type { CalculatedValues, Decimal, Project } from "@epb/engine";

/** A convention of other programs, and how to calculate a project with it. */
export interface ProjectVariant {
  /** One sentence about the form, with a period. */
  readonly cause: string;
  /** The project with changed inputs; undefined if the convention changes nothing in this project. */
  readonly change: (project: Project) => Project | undefined;
}

/** A convention that simple arithmetic on our figures expresses. */
export interface ValuesVariant {
  readonly cause: string;
  /** Undefined if the convention changes nothing in this project. */
  readonly change: (values: CalculatedValues, project: Project) => CalculatedValues | undefined;
}

/** A project with other data. */
export const withData = (project: Project, data: Partial<Project["data"]>): Project => ({
  ...project,
  data: { ...project.data, ...data },
});

/** True for an amount that changes something. */
export const isAmount = (amount: Decimal | undefined): amount is Decimal => amount !== undefined && !amount.isZero();
