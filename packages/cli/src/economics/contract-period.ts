import type { PartialCalculatedValues, Project } from "@epb/engine";

/** The years that a contract is studied over unless others are asked for. */
export interface ContractPeriod {
  readonly years: number;
  /** `the performance period` */
  readonly name: string;
}

/** The performance period; of an express project, which has none, the planned years of the guarantee. */
export function contractPeriod({ data }: Project, values: PartialCalculatedValues): ContractPeriod | undefined {
  if (values.express === undefined) {
    const years = values.performancePeriod?.years;
    return years === undefined ? undefined : { years, name: "the performance period" };
  }
  const years = data.express?.financing?.plannedGuaranteeYears;
  return years === undefined ? undefined : { years, name: "the planned years of the guarantee" };
}

/** A project of several, with the name of its file. */
export interface NamedPeriod {
  readonly file: string;
  readonly period: ContractPeriod | undefined;
}

/** The longest of the periods of several projects, so that the study leaves no payment out. */
export function longestPeriod(projects: readonly NamedPeriod[]): ContractPeriod | undefined {
  const known = projects.flatMap(({ file, period }) => (period === undefined ? [] : [{ file, ...period }]));
  const [longest] = [...known].sort((one, other) => other.years - one.years);
  if (longest === undefined) return undefined;
  const { file, years, name } = longest;
  const isCommon = known.length === projects.length && known.every((one) => one.years === years && one.name === name);
  return { years, name: isCommon ? `${name} of both projects` : `${name} of ${file}` };
}
