import type { Project } from "@epb/engine";

type Item = Readonly<Record<string, unknown>>;

/** A year in which nothing is entered any more: it would count as one with zeros. */
const isBlank = (item: Item): boolean =>
  Object.entries(item).every(([name, value]) => name === "year" || (Array.isArray(value) && value.length === 0));

/** The project without years from which the last entry was cleared. */
export function withoutBlankYears(project: Project): Project {
  const { performancePeriod = [], performancePeriodESAPayments = [] } = project.data;
  const isAnyBlank = [...performancePeriod, ...performancePeriodESAPayments].some((item) =>
    isBlank(item as object as Item),
  );
  if (!isAnyBlank) return project;
  const keep = (item: object): boolean => !isBlank(item as Item);
  return {
    ...project,
    data: {
      ...project.data,
      ...(project.data.performancePeriod !== undefined && { performancePeriod: performancePeriod.filter(keep) }),
      ...(project.data.performancePeriodESAPayments !== undefined && {
        performancePeriodESAPayments: performancePeriodESAPayments.filter(keep),
      }),
    },
  };
}
