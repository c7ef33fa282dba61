import { keepFailedJob } from "../background/failed-job-commands.js";
import type { JobHandlers } from "../background/job-handler.js";
import type { Recurrence } from "../background/recurring-jobs.js";
import { PASSWORD_RESET_JOB, preparePasswordReset } from "../features/accounts/password-reset-commands.js";
import { USERS } from "../features/accounts/users.js";
import { CLEANUP_EVERY, CLEANUP_JOB, cleanUp } from "../features/cleanup/cleanup-job.js";
import { AGGREGATES_JOB } from "../features/projects/note-project-change.js";
import { RECALCULATION_JOB } from "../features/recalculation/pages.js";
import { recalculatePage } from "../features/recalculation/recalculate-page.js";
import { updateAggregatesJob } from "../features/statistics/update-aggregates.js";
import type { Services } from "../http/services.js";
import { MAIL_JOB } from "../mail/queue-mail.js";
import { createSendMailJob } from "../mail/send-mail-job.js";

const sendMailJob = createSendMailJob<Services>({
  firstNameOf: async (address, { store }) => (await store.getBy(USERS, "email", address))?.document.firstName,
  keepFailedJob: (job, { store }) => store.transact((transaction) => keepFailedJob(transaction, job)),
});

/** Handlers by kind of job. */
export const JOB_HANDLERS: JobHandlers<Services> = {
  [MAIL_JOB]: sendMailJob,
  [PASSWORD_RESET_JOB]: preparePasswordReset,
  [AGGREGATES_JOB]: updateAggregatesJob,
  [CLEANUP_JOB]: cleanUp,
  [RECALCULATION_JOB]: recalculatePage,
};

/** Recurring jobs. */
export const RECURRENCES: readonly Recurrence[] = [{ kind: CLEANUP_JOB, every: CLEANUP_EVERY }];
