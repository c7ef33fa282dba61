import type { Collection, Identified } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";

/** The last number that a project got. Numbers of deleted projects are not given again. */
export interface ProjectNumber extends Identified {
  readonly last: number;
}

export const PROJECT_NUMBERS: Collection<ProjectNumber> = { name: "projectNumbers", columns: {} };

/** One series for all projects. */
const SERIES = "6f1d0f8e-3b0e-4d59-9a53-0c5f4c9b7a11";

/** The next number by which people call projects. @spec C §3 "displayId (number)" */
export async function nextProjectNumber(transaction: Transaction): Promise<number> {
  const stored = await transaction.get(PROJECT_NUMBERS, SERIES);
  if (stored === undefined) {
    await transaction.insert(PROJECT_NUMBERS, { id: SERIES, last: 1 });
    return 1;
  }
  const last = stored.document.last + 1;
  await transaction.update(PROJECT_NUMBERS, { id: SERIES, last }, stored.revision);
  return last;
}
