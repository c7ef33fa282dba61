import {
  PROJECT_ATTENTION,
  PROJECT_SORTS,
  PROJECT_STAGES,
  type ProjectListQuery,
  type ProjectSort,
  type ProjectStage,
} from "@epb/contract";
import { ProjectStatus } from "@epb/engine";

/** Filters that are numbers of lists. */
export const NUMBER_FILTERS = [
  "projectType",
  "marketSegment",
  "stateLocalSubmarket",
  "federalContractType",
  "uescContractType",
  "mvStatus",
] as const;
export type NumberFilter = (typeof NUMBER_FILTERS)[number];

/** Which projects are wanted, and in which order: what an address says. */
export type ListChoice = Omit<ProjectListQuery, "limit" | "cursor">;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Choice in the URL; parts that cannot be read are ignored. */
export function readChoice(search: URLSearchParams): ListChoice {
  const words = search.get("search")?.slice(0, 100) ?? "";
  const sort = PROJECT_SORTS.find((each) => each === search.get("sort"));
  const direction = (["asc", "desc"] as const).find((each) => each === search.get("direction"));
  const asked = search.get("stage")?.split(",") ?? stagesOfStatus(search.get("status"));
  const stage = PROJECT_STAGES.filter((each) => asked.includes(each));
  const reasons = search.get("attention")?.split(",") ?? [];
  const attention = PROJECT_ATTENTION.filter((each) => reasons.includes(each));
  const [awardedFrom, awardedTo] = ["awardedFrom", "awardedTo"].map((name) => dayOf(search.get(name)));
  return {
    ...(words.trim() !== "" && { search: words }),
    ...(sort !== undefined && { sort }),
    ...(sort !== undefined && direction !== undefined && { direction }),
    ...(stage.length > 0 && { stage }),
    ...(attention.length > 0 && { attention }),
    ...Object.fromEntries(
      NUMBER_FILTERS.map((name): [NumberFilter, readonly number[]] => [name, numbersOf(search.get(name))]).filter(
        ([, numbers]) => numbers.length > 0,
      ),
    ),
    ...(awardedFrom !== undefined && { awardedFrom }),
    ...(awardedTo !== undefined && { awardedTo }),
  };
}

/** Stages of a status: bookmarks of an earlier version have the status. */
const stagesOfStatus = (status: string | null): readonly string[] =>
  (status?.split(",") ?? []).flatMap((each): readonly string[] =>
    each === ProjectStatus.Approved ? ["approved"] : each === ProjectStatus.Pending ? OPEN_STAGES : [],
  );

const OPEN_STAGES: readonly ProjectStage[] = PROJECT_STAGES.filter((stage) => stage !== "approved");

function numbersOf(text: string | null): readonly number[] {
  const numbers = (text ?? "").split(",").filter((part) => /^\d{1,3}$/.test(part));
  return [...new Set(numbers.map(Number))].slice(0, 40);
}

/** A day that exists in the calendar; February 30 does not. */
function dayOf(text: string | null): string | undefined {
  if (text === null || !DAY.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

/** The address of a choice. */
export function writeChoice(choice: ListChoice): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) {
    const text = Array.isArray(value) ? value.join(",") : String(value ?? "");
    if (text.trim() !== "") search.set(name, text);
  }
  return search;
}

/** The choice without filters and search; the order stays. */
export function withoutFilters({ sort, direction }: ListChoice): ListChoice {
  return { ...(sort !== undefined && { sort }), ...(direction !== undefined && { direction }) };
}

/** True if a filter or the search is active. */
export const isNarrowed = ({ sort: _, direction: __, ...filters }: ListChoice): boolean =>
  Object.keys(filters).length > 0;

/** True if a filter of names has the value. */
export const hasFilterValue = (choice: ListChoice, name: "stage" | "attention", value: string): boolean =>
  (choice[name] as readonly string[] | undefined)?.includes(value) === true;

/** The choice with a value of a filter added, or removed if it was there. */
export function toggled<Name extends "stage" | "attention">(
  choice: ListChoice,
  name: Name,
  value: NonNullable<ListChoice[Name]>[number],
): ListChoice {
  const { [name]: before = [], ...others } = choice;
  const values: readonly string[] = before;
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return next.length === 0 ? others : { ...others, [name]: next };
}

/** Number of active filters of the panel: without the search, and without the reasons for attention. */
export function countOfFilters({
  sort: _,
  direction: __,
  search: ___,
  attention: ____,
  ...filters
}: ListChoice): number {
  return Object.values(filters).reduce<number>((count, value) => count + (Array.isArray(value) ? value.length : 1), 0);
}

/** Sort column of the list; the last change by default. */
export function sortingOf({ sort, direction }: ListChoice): {
  readonly id: ProjectSort;
  readonly isDescending: boolean;
} {
  return sort === undefined
    ? { id: "modifiedDate", isDescending: true }
    : { id: sort, isDescending: direction === "desc" };
}
