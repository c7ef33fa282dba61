import { PASSWORD_RESET_JOB, preparePasswordReset } from "../accounts/password-reset-commands.js";
import { MAIL_JOB } from "../mail/queue-mail.js";
import { sendMailJob } from "../mail/send-mail-job.js";
import { AGGREGATES_JOB } from "../projects/note-project-change.js";
import { updateAggregatesJob } from "../statistics/update-aggregates.js";
import type { JobHandler } from "./job-handler.js";

/** What is done for each kind of job. */
export const JOB_HANDLERS: Readonly<Record<string, JobHandler>> = {
  [MAIL_JOB]: sendMailJob,
  [PASSWORD_RESET_JOB]: preparePasswordReset,
  [AGGREGATES_JOB]: updateAggregatesJob,
};
