import { FAILED_JOBS } from "../background/failed-jobs.js";
import { RECURRING_JOBS } from "../background/recurring-jobs.js";
import { ACCOUNT_REQUESTS } from "../features/accounts/account-requests.js";
import { KNOWN_DEVICES } from "../features/accounts/known-devices.js";
import { PASSWORD_LINKS } from "../features/accounts/password-links.js";
import { SESSIONS } from "../features/accounts/sessions.js";
import { USERS } from "../features/accounts/users.js";
import { VERIFICATION_CODES } from "../features/accounts/verification-codes.js";
import { APPLICATIONS } from "../features/applications/applications.js";
import { ERROR_LOG } from "../features/logs/error-log.js";
import { MAPPING_PROFILES, PROFILE_CONTENTS } from "../features/organizations/mapping-profiles.js";
import { ORGANIZATIONS } from "../features/organizations/organizations.js";
import { PROJECT_APPROVALS } from "../features/projects/approvals.js";
import { PROJECT_FINDINGS } from "../features/projects/kept-findings.js";
import { PROJECT_ACTIVITY } from "../features/projects/project-activity.js";
import { PROJECT_CONTENTS } from "../features/projects/project-contents.js";
import { PROJECT_ENTRIES } from "../features/projects/project-entries.js";
import { PROJECT_FILES } from "../features/projects/project-files.js";
import { PROJECT_HISTORY } from "../features/projects/project-history.js";
import { PROJECT_NUMBERS } from "../features/projects/project-numbers.js";
import { PROJECT_SCENARIOS } from "../features/projects/scenarios.js";
import { KEPT_FIGURES } from "../features/recalculation/kept-figures.js";
import { RECALCULATIONS } from "../features/recalculation/runs.js";
import { AGGREGATE_EPOCHS, AGGREGATES, PROJECT_CONTRIBUTIONS } from "../features/statistics/aggregates.js";
import { PENDING_CHANGES } from "../features/statistics/pending-changes.js";
import { RELEASED_AGGREGATES, STATISTICS_RELEASES } from "../features/statistics/statistics-releases.js";
import { TRAINING_DATES } from "../features/training/training-dates.js";
import { type AnyCollection, anyCollection } from "../store/collection.js";
import { JOBS } from "../store/waiting-jobs.js";

/** All collections. Stores with tables create one for each; a test finds missing ones. */
export const ALL_COLLECTIONS: readonly AnyCollection[] = [
  anyCollection(USERS),
  anyCollection(SESSIONS),
  anyCollection(VERIFICATION_CODES),
  anyCollection(PASSWORD_LINKS),
  anyCollection(KNOWN_DEVICES),
  anyCollection(ACCOUNT_REQUESTS),
  anyCollection(ORGANIZATIONS),
  anyCollection(MAPPING_PROFILES),
  anyCollection(PROFILE_CONTENTS),
  anyCollection(PROJECT_ENTRIES),
  anyCollection(PROJECT_CONTENTS),
  anyCollection(PROJECT_HISTORY),
  anyCollection(PROJECT_ACTIVITY),
  anyCollection(PROJECT_FILES),
  anyCollection(PROJECT_FINDINGS),
  anyCollection(PROJECT_SCENARIOS),
  anyCollection(PROJECT_APPROVALS),
  anyCollection(PROJECT_NUMBERS),
  anyCollection(AGGREGATES),
  anyCollection(PROJECT_CONTRIBUTIONS),
  anyCollection(AGGREGATE_EPOCHS),
  anyCollection(STATISTICS_RELEASES),
  anyCollection(RELEASED_AGGREGATES),
  anyCollection(PENDING_CHANGES),
  anyCollection(APPLICATIONS),
  anyCollection(ERROR_LOG),
  anyCollection(TRAINING_DATES),
  anyCollection(JOBS),
  anyCollection(FAILED_JOBS),
  anyCollection(RECURRING_JOBS),
  anyCollection(RECALCULATIONS),
  anyCollection(KEPT_FIGURES),
];
