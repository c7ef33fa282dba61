import type { ContractPeriod } from "@epb/engine/economics";

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
