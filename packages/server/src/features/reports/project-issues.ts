import type { ProjectIssues } from "@epb/contract";
import { notFound } from "../../base/api-error.js";
import { PROJECT_CONTENTS } from "../projects/project-contents.js";
import type { ProjectServices } from "../projects/project-services.js";

/** Findings of the calculation of the project. @throws ApiError 404 */
export async function projectIssues(
  id: string,
  { store, calculator }: Pick<ProjectServices, "store" | "calculator">,
): Promise<ProjectIssues> {
  const content = await store.get(PROJECT_CONTENTS, id);
  if (content === undefined) throw notFound("The project");
  const { issues } = await calculator.calculate(content.document.project);
  return { revision: content.revision, items: issues };
}
