import { Decimal, type Project } from "@epb/engine";

export type Measure = NonNullable<Project["data"]["ecms"]>[number];
export type Cost = "baseConstructionCost" | "deliveryCharge" | "appliedIncentives" | "mvExpense";
type Year = NonNullable<Project["data"]["performancePeriod"]>[number];

/** A decimal in the unit of a form, as a number that reads back to the same digits. */
export const num = (value: Decimal | undefined, factor: string | number = 1): number | undefined =>
  value?.times(factor).toNumber();

/** The same for a division, such as from MMBtu to Mcf of 1.03 MMBtu. */
export const per = (value: Decimal | undefined, divisor: string): number | undefined =>
  value?.div(new Decimal(divisor)).toNumber();

export const measuresOf = ({ data }: Project): readonly Measure[] => data.ecms ?? [];

export const cost = (measure: Measure, kind: Cost, factor: string | number = 1): number | undefined =>
  num(measure.implementation?.[kind], factor);

export const saved = (measure: Measure, fieldId: number, factor: string | number = 1): number | undefined =>
  num(measure.estimatedSavings?.find((one) => one.fieldId === fieldId)?.value, factor);

/** A number for each item, and their sum. */
export const total = <Item>(items: readonly Item[], amount: (item: Item) => number | undefined): number =>
  items.reduce((sum, item) => sum + (amount(item) ?? 0), 0);

/** The years of a performance period that a form shows. */
export const yearsOf = ({ data }: Project, most = 25): readonly Year[] => (data.performancePeriod ?? []).slice(0, most);

export const expense = (year: Year, fieldId: number, factor: string | number = 1): number | undefined =>
  num(year.otherExpenses?.find((one) => one.fieldId === fieldId)?.value, factor);

export const rate = (
  { data }: Project,
  fieldId: number,
  year: number,
  factor: string | number = 1,
): number | undefined =>
  num(data.escalationRates?.find((one) => one.fieldId === fieldId && one.year === year)?.value, factor);

const dayOf = (date: string | undefined): Date => new Date(`${date}T00:00:00Z`);
export const realDate = dayOf;

/** March 2, 2027 */
export const longDate = (date: string | undefined): string =>
  dayOf(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** 3/2/2027 */
export const slashDate = (date: string | undefined): string =>
  dayOf(date).toLocaleDateString("en-US", { timeZone: "UTC" });

/** 2-Mar-2027 */
export const shortDate = (date: string | undefined): string =>
  dayOf(date)
    .toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })
    .replaceAll(" ", "-")
    .replace("Sept", "Sep");
