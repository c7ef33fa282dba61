import { ACCOUNT_EXAMPLES } from "./account-examples.js";
import { APPLICATION_EXAMPLES } from "./application-examples.js";
import type { CallExamples } from "./call-example.js";
import { JOB_EXAMPLES } from "./job-examples.js";
import { PROJECT_EXAMPLES } from "./project-examples.js";
import { PROJECT_RECORD_EXAMPLES } from "./project-record-examples.js";
import { REPORT_EXAMPLES } from "./report-examples.js";
import { SITE_EXAMPLES } from "./site-examples.js";
import { STATISTICS_EXAMPLES } from "./statistics-examples.js";

/** Examples of every body and reply that is JSON. A test holds them to the schemas. */
export const EXAMPLES: CallExamples = {
  ...ACCOUNT_EXAMPLES,
  ...PROJECT_EXAMPLES,
  ...PROJECT_RECORD_EXAMPLES,
  ...REPORT_EXAMPLES,
  ...STATISTICS_EXAMPLES,
  ...APPLICATION_EXAMPLES,
  ...SITE_EXAMPLES,
  ...JOB_EXAMPLES,
};
