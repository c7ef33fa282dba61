import { PASSWORD_RESET_JOB, preparePasswordReset } from "../accounts/password-reset-commands.js";
import { MAIL_JOB } from "../mail/queue-mail.js";
import { sendMailJob } from "../mail/send-mail-job.js";
import { AGGREGATES_JOB } from "../projects/note-project-change.js";
import { RECALCULATION_JOB } from "../recalculation/pages.js";
import { recalculatePage } from "../recalculation/recalculate-page.js";
import { updateAggregatesJob } from "../statistics/update-aggregates.js";
import { SWEEP_EVERY, SWEEP_JOB, sweep } from "../sweep/sweep-job.js";
import type { JobHandler } from "./job-handler.js";
import type { Recurrence } from "./recurring-jobs.js";

/** What is done for each kind of job. */
export const JOB_HANDLERS: Readonly<Record<string, JobHandler>> = {
  [MAIL_JOB]: sendMailJob,
  [PASSWORD_RESET_JOB]: preparePasswordReset,
  [AGGREGATES_JOB]: updateAggregatesJob,
  [SWEEP_JOB]: sweep,
  [RECALCULATION_JOB]: recalculatePage,
};

/** Jobs that come back by themselves. */
export const RECURRENCES: readonly Recurrence[] = [{ kind: SWEEP_JOB, every: SWEEP_EVERY }];
