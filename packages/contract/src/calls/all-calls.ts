import { ACCOUNT_CALLS } from "./account-calls.js";
import { ALL_APPLICATION_CALLS } from "./application-calls.js";
import type { Call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { DOCUMENTATION_CALLS } from "./documentation-calls.js";
import { FAILED_JOB_CALLS } from "./failed-job-calls.js";
import { FIGURE_CALLS } from "./figure-calls.js";
import { GLOSSARY_CALLS } from "./glossary-calls.js";
import { HISTORY_CALLS } from "./history-calls.js";
import { INVITATION_CALLS } from "./invitation-calls.js";
import { KEPT_FINDING_CALLS } from "./kept-finding-calls.js";
import { LOG_CALLS } from "./log-calls.js";
import { MANAGED_REQUEST_CALLS } from "./managed-request-calls.js";
import { MANAGED_USER_CALLS } from "./managed-user-calls.js";
import { MAPPING_PROFILE_CALLS } from "./mapping-profile-calls.js";
import { ORGANIZATION_CALLS } from "./organization-calls.js";
import { PROJECT_ACCESS_CALLS } from "./project-access-calls.js";
import { PROJECT_APPROVAL_CALLS } from "./project-approval-calls.js";
import { PROJECT_BENCHMARK_CALLS } from "./project-benchmark-calls.js";
import { PROJECT_CALLS } from "./project-calls.js";
import { PROJECT_EXPORT_CALLS } from "./project-export-calls.js";
import { PROJECT_MEASUREMENT_CALLS } from "./project-measurement-calls.js";
import { PROJECT_RECORD_CALLS } from "./project-record-calls.js";
import { PROJECT_UPLOAD_CALLS } from "./project-upload-calls.js";
import { RECALCULATION_CALLS } from "./recalculation-calls.js";
import { REPORT_CALLS } from "./report-calls.js";
import { SECOND_FACTOR_CALLS } from "./second-factor-calls.js";
import { SESSION_CALLS } from "./session-calls.js";
import { SITE_CALLS } from "./site-calls.js";
import { STATE_ROLLUP_CALLS } from "./state-rollup-calls.js";
import { STATISTICS_CALLS } from "./statistics-calls.js";
import { TRAINING_CALLS } from "./training-calls.js";
import { WAITING_CALLS } from "./waiting-calls.js";
import { WHAT_IF_CALLS } from "./what-if-calls.js";

/** All groups of calls, in the order of the specification's tables. */
export const CALL_GROUPS: readonly CallGroup[] = [
  SESSION_CALLS,
  SECOND_FACTOR_CALLS,
  ACCOUNT_CALLS,
  MANAGED_REQUEST_CALLS,
  MANAGED_USER_CALLS,
  PROJECT_CALLS,
  PROJECT_UPLOAD_CALLS,
  PROJECT_APPROVAL_CALLS,
  PROJECT_ACCESS_CALLS,
  INVITATION_CALLS,
  WAITING_CALLS,
  ORGANIZATION_CALLS,
  MAPPING_PROFILE_CALLS,
  PROJECT_RECORD_CALLS,
  PROJECT_MEASUREMENT_CALLS,
  FIGURE_CALLS,
  HISTORY_CALLS,
  KEPT_FINDING_CALLS,
  PROJECT_EXPORT_CALLS,
  WHAT_IF_CALLS,
  REPORT_CALLS,
  STATISTICS_CALLS,
  PROJECT_BENCHMARK_CALLS,
  STATE_ROLLUP_CALLS,
  ALL_APPLICATION_CALLS,
  TRAINING_CALLS,
  GLOSSARY_CALLS,
  SITE_CALLS,
  LOG_CALLS,
  FAILED_JOB_CALLS,
  RECALCULATION_CALLS,
  DOCUMENTATION_CALLS,
];

/** Every call there is. */
export const API: readonly Call[] = CALL_GROUPS.flatMap(({ calls }) => calls);
