import type { ProjectListFilter, ProjectListSummary } from "@epb/contract";
import { Decimal, type ListedTotal } from "@epb/engine";
import { exactSum } from "@epb/engine/compare";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { listConditions } from "./list-projects.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";

/** Totals of a filtered list, and counts of all projects that the caller may see. */
export async function summarizeProjectList(
  filter: ProjectListFilter,
  caller: SignedInUser,
  { store }: ProjectServices,
): Promise<ProjectListSummary> {
  const where = listConditions(filter, caller);
  const totalOf = async (total: ListedTotal): Promise<{ readonly sum: string; readonly unknown: number }> => {
    const values = await store.values(PROJECT_ENTRIES, total, where);
    const known = values.filter((value) => typeof value === "string");
    return {
      sum: exactSum(known.map((digits) => new Decimal(digits))).toFixed(),
      unknown: values.length - known.length,
    };
  };
  const countOf = (counted: ProjectListFilter): Promise<number> =>
    store.count(PROJECT_ENTRIES, listConditions(counted, caller));
  const [count, totalImplementationPrice, totalGuaranteedCostSavings] = await Promise.all([
    store.count(PROJECT_ENTRIES, where),
    totalOf("totalImplementationPrice"),
    totalOf("totalGuaranteedCostSavings"),
  ]);
  const [waiting, submitted, returned, errors, paymentsAboveGuarantee] = await Promise.all([
    countOf({ attention: ["waiting"] }),
    countOf({ stage: ["submitted"] }),
    countOf({ stage: ["returned"] }),
    countOf({ attention: ["errors"] }),
    countOf({ attention: ["paymentsAboveGuarantee"] }),
  ]);
  return {
    count,
    totalImplementationPrice,
    totalGuaranteedCostSavings,
    ofAll: { waiting, submitted, returned, errors, paymentsAboveGuarantee },
  };
}
