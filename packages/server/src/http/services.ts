import type { AccountServices } from "../features/accounts/account-services.js";
import type { ProjectServices } from "../features/projects/project-services.js";
import type { StatisticsServices } from "../features/statistics/statistics-services.js";
import type { BodyBudget } from "./limits/body-budget.js";

/** All services, as routes receive them. */
export interface Services extends AccountServices, ProjectServices, StatisticsServices {
  readonly bodies: BodyBudget;
}
