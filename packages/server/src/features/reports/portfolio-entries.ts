import { LIMITS, type ReportQuery } from "@epb/contract";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "../projects/project-entries.js";
import type { ProjectServices } from "../projects/project-services.js";
import { seenAs } from "../projects/require-project-action.js";

export interface PortfolioEntries {
  readonly entries: readonly ProjectEntry[];
  /** False if the user has more projects than a report includes. */
  readonly isComplete: boolean;
}

/** Projects of the user and of their organizations, by name. The portfolio of staff has only these, too. */
export async function portfolioEntries(
  { projectType }: ReportQuery,
  caller: SignedInUser,
  { store }: ProjectServices,
): Promise<PortfolioEntries> {
  const { items, next } = await store.find(PROJECT_ENTRIES, {
    where: [
      { column: "visibleTo", hasAny: seenAs(caller) },
      ...(projectType === undefined ? [] : [{ column: "projectType", is: projectType }]),
    ],
    orderBy: { column: "nameKey" },
    limit: LIMITS.pageSize.max,
  });
  return { entries: items.map(({ document }) => document), isComplete: next === undefined };
}
