import { ACCOUNT_DOCUMENTATION } from "./account-documentation.js";
import { APPLICATION_DOCUMENTATION } from "./application-documentation.js";
import type { CallExample, Documentation, Words } from "./call-documentation.js";
import { COMMON_WORDS } from "./common-words.js";
import { FIGURE_DOCUMENTATION } from "./figure-documentation.js";
import { HISTORY_DOCUMENTATION } from "./history-documentation.js";
import { MAPPING_PROFILE_DOCUMENTATION } from "./mapping-profile-documentation.js";
import { OPERATION_DOCUMENTATION } from "./operation-documentation.js";
import { ORGANIZATION_DOCUMENTATION } from "./organization-documentation.js";
import { PROJECT_DOCUMENTATION } from "./project-documentation.js";
import { PROJECT_PROGRESS_DOCUMENTATION } from "./project-progress-documentation.js";
import { PROJECT_RECORD_DOCUMENTATION } from "./project-record-documentation.js";
import { PROJECT_SECTION_WORDS } from "./project-section-words.js";
import { PROJECT_UPLOAD_DOCUMENTATION } from "./project-upload-documentation.js";
import { REPORT_DOCUMENTATION } from "./report-documentation.js";
import { SESSION_DOCUMENTATION } from "./session-documentation.js";
import { SITE_DOCUMENTATION } from "./site-documentation.js";
import { STATISTICS_DOCUMENTATION } from "./statistics-documentation.js";
import { WAITING_DOCUMENTATION } from "./waiting-documentation.js";
import { WHAT_IF_DOCUMENTATION } from "./what-if-documentation.js";

const DOCUMENTATION: readonly Documentation[] = [
  SESSION_DOCUMENTATION,
  ACCOUNT_DOCUMENTATION,
  PROJECT_DOCUMENTATION,
  PROJECT_UPLOAD_DOCUMENTATION,
  PROJECT_PROGRESS_DOCUMENTATION,
  PROJECT_RECORD_DOCUMENTATION,
  ORGANIZATION_DOCUMENTATION,
  MAPPING_PROFILE_DOCUMENTATION,
  WAITING_DOCUMENTATION,
  FIGURE_DOCUMENTATION,
  HISTORY_DOCUMENTATION,
  WHAT_IF_DOCUMENTATION,
  REPORT_DOCUMENTATION,
  STATISTICS_DOCUMENTATION,
  APPLICATION_DOCUMENTATION,
  SITE_DOCUMENTATION,
  OPERATION_DOCUMENTATION,
];

/** Examples of every body and reply that is JSON, by the name of the call. */
export const EXAMPLES: ReadonlyMap<string, CallExample> = new Map(
  DOCUMENTATION.flatMap(({ examples }) => examples).map((each) => [each.name, each]),
);

/** Descriptions of the fields, from each file. Each field has one description. */
export const WORD_LISTS: readonly Words[] = [
  COMMON_WORDS,
  PROJECT_SECTION_WORDS,
  ...DOCUMENTATION.map(({ words }) => words),
];

/** Descriptions of all fields. */
export const WORDS: Words = Object.fromEntries(WORD_LISTS.flatMap((words) => Object.entries(words)));
