import type { Project } from "@epb/engine";

type Item = Readonly<Record<string, unknown>>;

/** Lists in which a year exists only while it has entries. */
export const YEAR_LISTS = ["performancePeriod", "performancePeriodESAPayments"] as const;

/** True for a year without entries: the calculation would treat it as zeros. */
const isBlank = (item: Item): boolean =>
  Object.entries(item).every(([name, value]) => name === "year" || (Array.isArray(value) && value.length === 0));

/** The project without years from which the last entry was cleared. A year with an unknown input is not blank. */
export function withoutBlankYears(project: Project): Project {
  const { data, unknownInputs = [] } = project;
  const lists = YEAR_LISTS.flatMap((list) => {
    const items: readonly { readonly year: number }[] = data[list] ?? [];
    const isKept = (item: { readonly year: number }): boolean =>
      !isBlank({ ...item }) || unknownInputs.some((path) => path.startsWith(`${list}[year=${item.year}]`));
    return items.every(isKept) ? [] : [[list, items.filter(isKept)] as const];
  });
  return lists.length === 0 ? project : { ...project, data: { ...data, ...Object.fromEntries(lists) } };
}
