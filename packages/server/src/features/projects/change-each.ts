import type { UnchangedProject } from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import type { Transaction } from "../../store/store.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";

/** Results of the projects that were changed, and reasons of the others. */
export interface EachChanged<Result> {
  readonly changed: readonly Result[];
  readonly unchanged: readonly UnchangedProject[];
}

/**
 * Changes projects one after another. Each has its own transaction, so that a project that cannot be changed does not
 * stop the others: its refusal becomes its reason. A project that the caller may not see has no name.
 */
export async function changeEach<Result>(
  ids: readonly string[],
  { store }: Pick<ProjectServices, "store">,
  change: (id: string, transaction: Transaction) => Promise<Result>,
): Promise<EachChanged<Result>> {
  const changed: Result[] = [];
  const unchanged: UnchangedProject[] = [];
  for (const id of new Set(ids)) {
    try {
      changed.push(await store.transact((transaction) => change(id, transaction)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isHidden = error.status === 404;
      const name = isHidden ? "" : ((await store.get(PROJECT_ENTRIES, id))?.document.name ?? "");
      unchanged.push({ id, name, reason: error.message });
    }
  }
  return { changed, unchanged };
}

const MOST_NAMED = 5;

/** "Fort Example, Town hall, and 3 more projects". */
export function namesOf(projects: readonly { readonly name: string }[]): string {
  const names = projects.slice(0, MOST_NAMED).map(({ name }) => `"${name}"`);
  const more = projects.length - names.length;
  return new Intl.ListFormat("en-US").format([...names, ...(more > 0 ? [`${more} more`] : [])]);
}
