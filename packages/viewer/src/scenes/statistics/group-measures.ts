import type { ProjectGroup } from "@epb/contract";
import { compactDollars, compactNumber, decimalNumber, dollars, wholeNumber } from "../../format/numbers.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

/** A figure of a group of projects. */
export type GroupMeasureId = keyof typeof STATISTICS_TEXTS.measures;

type Amount = string | number | undefined;

/** Name and formats of a group figure, with the number of projects that it covers if it does not cover all of them. */
export interface GroupMeasure {
  readonly id: GroupMeasureId;
  readonly label: string;
  readonly unit: string;
  /** Full format, for tables. */
  readonly full: (group: ProjectGroup) => string;
  /** Short format for narrow places. */
  readonly short: (group: ProjectGroup) => string;
  /** Digits of the full format for programs; blank if the figure is not known. */
  readonly digits: (group: ProjectGroup) => string;
}

type Format = (amount: Amount) => string;

/** Rounded, with the digits that it has. */
const payback = (amount: Amount): string => decimalNumber(amount, 2);

const FORMATS: Readonly<Record<GroupMeasureId, { readonly full: Format; readonly short: Format }>> = {
  projects: { full: wholeNumber, short: wholeNumber },
  implementationPrice: { full: dollars, short: compactDollars },
  guaranteedSavings: { full: dollars, short: compactDollars },
  estimatedSavings: { full: dollars, short: compactDollars },
  financedAmount: { full: dollars, short: compactDollars },
  greenhouseGasKgPerYear: { full: wholeNumber, short: compactNumber },
  medianImplementationPrice: { full: dollars, short: compactDollars },
  medianGuaranteedSavings: { full: dollars, short: compactDollars },
  medianSimplePayback: { full: payback, short: payback },
};

/** Every figure of a group, in the order of tables. */
export const GROUP_MEASURES: readonly GroupMeasure[] = (Object.keys(FORMATS) as GroupMeasureId[]).map((id) => ({
  id,
  label: STATISTICS_TEXTS.measures[id],
  unit: STATISTICS_TEXTS.units[id],
  full: withCoverage(id, FORMATS[id].full),
  short: withCoverage(id, FORMATS[id].short),
  digits: (group) => (group[id] === undefined ? "" : FORMATS[id].full(group[id]).replaceAll(/[$,]/g, "")),
}));

function withCoverage(id: GroupMeasureId, format: Format): (group: ProjectGroup) => string {
  return (group) => {
    const covered = id === "projects" ? undefined : group.covered?.[id];
    const amount = format(group[id]);
    return covered === undefined ? amount : STATISTICS_TEXTS.ofProjects(amount, covered, group.projects);
  };
}

/** The measure of an address; the first one for any other text. */
export function groupMeasure(id: string | null): GroupMeasure {
  const [first] = GROUP_MEASURES as readonly [GroupMeasure];
  return GROUP_MEASURES.find((measure) => measure.id === id) ?? first;
}

/** Label with unit: `Guaranteed savings, $ over the performance period`. */
export const measureTitle = ({ label, unit }: GroupMeasure): string => STATISTICS_TEXTS.headed(label, unit);

/** Number for positions and sizes only; the visible text keeps the exact amount. */
export const placeOf = (amount: Amount): number | undefined =>
  amount === undefined || amount === "" ? undefined : Number(amount);

/** Groups with a value, in descending order; others are omitted. */
export function byMeasure<Group extends ProjectGroup>(groups: readonly Group[], id: GroupMeasureId): readonly Group[] {
  return groups
    .filter((group) => group[id] !== undefined)
    .sort((one, other) => (placeOf(other[id]) ?? 0) - (placeOf(one[id]) ?? 0));
}
