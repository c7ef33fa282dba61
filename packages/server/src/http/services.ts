import type { ProjectAction } from "@epb/contract";
import type { AccountServices } from "../features/accounts/account-services.js";
import type { SignedInUser } from "../features/accounts/signed-in-user.js";
import type { ProjectEntry } from "../features/projects/project-entries.js";
import type { ProjectServices } from "../features/projects/project-services.js";
import type { StatisticsServices } from "../features/statistics/statistics-services.js";
import type { Stored } from "../store/collection.js";
import type { BodyBudget } from "./limits/body-budget.js";
import type { CheckTurns } from "./limits/check-turns.js";

/**
 * Decides whether a caller may do something with the project whose id is among the parameters.
 *
 * @returns The entry of the project, for the handler. @throws ApiError 404, 403, 409
 */
export type ProjectPolicy = (
  action: ProjectAction,
  caller: SignedInUser,
  params: unknown,
  services: ProjectServices,
) => Promise<Stored<ProjectEntry>>;

/** All services, as routes receive them. */
export interface Services extends AccountServices, ProjectServices, StatisticsServices {
  readonly bodies: BodyBudget;
  readonly checkTurns: CheckTurns;
  readonly requireProjectAction: ProjectPolicy;
}
