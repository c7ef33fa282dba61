import { PROJECT_CONTENTS } from "../src/features/projects/project-contents.js";
import { PROJECT_ENTRIES } from "../src/features/projects/project-entries.js";
import type { Services } from "../src/http/services.js";

/** An earlier engine, and a figure that only that one made. */
export const BEFORE = "0.0.0-before";
export const PRICE = "999.99";

/** Makes a project look as if an earlier engine had calculated it. @param price - A figure that differs. */
export async function makeOld(
  { services }: { readonly services: Pick<Services, "store"> },
  id: string,
  price?: string,
): Promise<void> {
  await services.store.transact(async (transaction) => {
    const entry = await transaction.get(PROJECT_ENTRIES, id);
    const content = await transaction.get(PROJECT_CONTENTS, id);
    if (entry === undefined || content === undefined) throw new Error("there is no such project");
    const calculation = { ...entry.document.calculation, engineVersion: BEFORE };
    const contentRevision = entry.document.contentRevision + (price === undefined ? 0 : 1);
    await transaction.update(PROJECT_ENTRIES, { ...entry.document, calculation, contentRevision }, entry.revision);
    if (price === undefined) return;
    const project = structuredClone(content.document.project) as {
      calculatedValues: { projectSummary: { financialSummary: { totalImplementationPrice: string } } };
    };
    project.calculatedValues.projectSummary.financialSummary.totalImplementationPrice = price;
    await transaction.update(PROJECT_CONTENTS, { id, project: { ...project } }, content.revision);
  });
}
