import { ACCOUNT_REQUESTS } from "../accounts/account-requests.js";
import { PASSWORD_LINKS } from "../accounts/password-links.js";
import { SESSIONS } from "../accounts/sessions.js";
import { USERS } from "../accounts/users.js";
import { VERIFICATION_CODES } from "../accounts/verification-codes.js";
import { APPLICATIONS } from "../applications/applications.js";
import { FAILED_JOBS } from "../jobs/failed-jobs.js";
import { RECURRING_JOBS } from "../jobs/recurring-jobs.js";
import { JOBS } from "../jobs/waiting-jobs.js";
import { ERROR_LOG } from "../logs/error-log.js";
import { PROJECT_CONTENTS } from "../projects/project-contents.js";
import { PROJECT_ENTRIES } from "../projects/project-entries.js";
import { PROJECT_FILES } from "../projects/project-files.js";
import { PROJECT_HISTORY } from "../projects/project-history.js";
import { PROJECT_NUMBERS } from "../projects/project-numbers.js";
import { KEPT_FIGURES } from "../recalculation/kept-figures.js";
import { RECALCULATIONS } from "../recalculation/runs.js";
import { AGGREGATE_EPOCHS, AGGREGATES, PROJECT_CONTRIBUTIONS } from "../statistics/aggregates.js";
import { TRAINING_DATES } from "../training/training-dates.js";
import { type AnyCollection, anyCollection } from "./collection.js";

/** Every collection there is. A store that makes tables makes them of these; a test looks for one that is missing. */
export const ALL_COLLECTIONS: readonly AnyCollection[] = [
  anyCollection(USERS),
  anyCollection(SESSIONS),
  anyCollection(VERIFICATION_CODES),
  anyCollection(PASSWORD_LINKS),
  anyCollection(ACCOUNT_REQUESTS),
  anyCollection(PROJECT_ENTRIES),
  anyCollection(PROJECT_CONTENTS),
  anyCollection(PROJECT_HISTORY),
  anyCollection(PROJECT_FILES),
  anyCollection(PROJECT_NUMBERS),
  anyCollection(AGGREGATES),
  anyCollection(PROJECT_CONTRIBUTIONS),
  anyCollection(AGGREGATE_EPOCHS),
  anyCollection(APPLICATIONS),
  anyCollection(ERROR_LOG),
  anyCollection(TRAINING_DATES),
  anyCollection(JOBS),
  anyCollection(FAILED_JOBS),
  anyCollection(RECURRING_JOBS),
  anyCollection(RECALCULATIONS),
  anyCollection(KEPT_FIGURES),
];
