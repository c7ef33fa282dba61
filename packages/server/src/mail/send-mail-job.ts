import * as z from "zod/mini";
import { USERS } from "../accounts/users.js";
import { keepFailedJob } from "../jobs/failed-job-commands.js";
import type { JobHandler } from "../jobs/job-handler.js";
import type { Services } from "../services.js";
import type { Mail, MailName } from "./mail.js";
import { MailFailure } from "./mail-failure.js";
import { ALL_MESSAGES } from "./messages/all-messages.js";
import { MAIL_JOB } from "./queue-mail.js";
import { InvalidRecipient } from "./recipient.js";
import { sendMail } from "./send-mail.js";

const NAMES = Object.keys(ALL_MESSAGES) as MailName[];

const jobSchema = z.object({
  id: z.uuid(),
  name: z.enum(NAMES),
  to: z.string(),
  data: z.record(z.string(), z.unknown()),
});

type QueuedMail = Mail & { readonly id: string };

/**
 * Sends a message that was queued. While the mail server cannot be reached or asks to wait, the queue tries again. What
 * would be refused again is given up at once.
 */
export const sendMailJob: JobHandler = async (data, services) => {
  const { id, ...mail } = jobSchema.parse(data) as unknown as QueuedMail;
  try {
    await sendMail(id, mail, services, await firstNameOf(mail, services));
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    await giveUp({ id, ...mail } as QueuedMail, error, services);
  }
};

/** Puts the message among the jobs that failed, with a line in the log that names it and not its recipient. */
async function giveUp(mail: QueuedMail, error: Error, { store, now, log }: Services): Promise<void> {
  const why = error instanceof MailFailure ? error.details : { code: "invalid-recipient" };
  log.error({ message: mail.name, id: mail.id, ...why }, "message refused for good; it is not sent again");
  const failedAt = now().toISOString();
  await store.transact(async (transaction) => {
    await keepFailedJob(transaction, { id: mail.id, kind: MAIL_JOB, data: mail, error: error.message, failedAt });
  });
}

const isRefusedForGood = (error: unknown): error is InvalidRecipient | MailFailure =>
  error instanceof InvalidRecipient || (error instanceof MailFailure && error.isPermanent);

/** Of the account that we write to. */
async function firstNameOf({ to }: Mail, { store }: Services): Promise<string | undefined> {
  return (await store.getBy(USERS, "email", to))?.document.firstName;
}
