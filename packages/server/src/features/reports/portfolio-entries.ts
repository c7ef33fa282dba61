import { actionRefusal, LIMITS, ProjectAction, type ReportQuery } from "@epb/contract";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "../projects/project-entries.js";
import type { ProjectServices } from "../projects/project-services.js";
import { standingOf } from "../projects/require-project-action.js";

export interface PortfolioEntries {
  readonly entries: readonly ProjectEntry[];
  /** False if the user has more projects than a report includes. */
  readonly isComplete: boolean;
}

/** Projects on which the user has a role and that they may see, by name. The portfolio of staff has only these, too. */
export async function portfolioEntries(
  { projectType }: ReportQuery,
  caller: SignedInUser,
  { store }: ProjectServices,
): Promise<PortfolioEntries> {
  const { items, next } = await store.find(PROJECT_ENTRIES, {
    where: [
      { column: "memberIds", hasAny: [caller.user.document.id] },
      ...(projectType === undefined ? [] : [{ column: "projectType", is: projectType }]),
    ],
    orderBy: { column: "nameKey" },
    limit: LIMITS.pageSize.max,
  });
  const entries = items.map(({ document }) => document);
  return {
    entries: entries.filter((entry) => actionRefusal(ProjectAction.View, standingOf(entry, caller)) === undefined),
    isComplete: next === undefined,
  };
}
