import type { Route } from "../http/route.js";
import { ACCOUNT_ROUTES } from "./account/account-routes.js";
import { ADMIN_ACCOUNT_ROUTES } from "./admin-accounts/admin-account-routes.js";
import { APPLICATION_ROUTES } from "./applications/application-routes.js";
import { DOCUMENTATION_ROUTES } from "./documentation/documentation-routes.js";
import { GLOSSARY_ROUTES } from "./glossary/glossary-routes.js";
import { JOB_ROUTES } from "./jobs/job-routes.js";
import { LOG_ROUTES } from "./logs/log-routes.js";
import { MAPPING_PROFILE_ROUTES } from "./organizations/mapping-profile-routes.js";
import { ORGANIZATION_ROUTES } from "./organizations/organization-routes.js";
import { INVITATION_ROUTES } from "./projects/invitation-routes.js";
import { PROJECT_ACCESS_ROUTES } from "./projects/project-access-routes.js";
import { PROJECT_APPROVAL_ROUTES } from "./projects/project-approval-routes.js";
import { PROJECT_RECORD_ROUTES } from "./projects/project-record-routes.js";
import { PROJECT_ROUTES } from "./projects/project-routes.js";
import { REPORT_ROUTES } from "./reports/report-routes.js";
import { SESSION_ROUTES } from "./session/session-routes.js";
import { SITE_ROUTES } from "./site/site-routes.js";
import { STATISTICS_ROUTES } from "./statistics/statistics-routes.js";
import { TRAINING_ROUTES } from "./training/training-routes.js";
import { WAITING_ROUTES } from "./waiting/waiting-routes.js";

/** Every route there is. */
export const ROUTES: readonly Route[] = [
  ...SESSION_ROUTES,
  ...PROJECT_ROUTES,
  ...PROJECT_APPROVAL_ROUTES,
  ...PROJECT_ACCESS_ROUTES,
  ...INVITATION_ROUTES,
  ...WAITING_ROUTES,
  ...ORGANIZATION_ROUTES,
  ...MAPPING_PROFILE_ROUTES,
  ...PROJECT_RECORD_ROUTES,
  ...ACCOUNT_ROUTES,
  ...ADMIN_ACCOUNT_ROUTES,
  ...REPORT_ROUTES,
  ...STATISTICS_ROUTES,
  ...APPLICATION_ROUTES,
  ...GLOSSARY_ROUTES,
  ...LOG_ROUTES,
  ...JOB_ROUTES,
  ...TRAINING_ROUTES,
  ...SITE_ROUTES,
  ...DOCUMENTATION_ROUTES,
];
