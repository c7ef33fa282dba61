import * as z from "zod/mini";
import { USERS } from "../accounts/users.js";
import type { JobHandler } from "../jobs/job-handler.js";
import type { Services } from "../services.js";
import type { Mail, MailName } from "./mail.js";
import { MailFailure } from "./mail-failure.js";
import { ALL_MESSAGES } from "./messages/all-messages.js";
import { InvalidRecipient } from "./recipient.js";
import { sendMail } from "./send-mail.js";

const NAMES = Object.keys(ALL_MESSAGES) as MailName[];

const jobSchema = z.object({
  id: z.uuid(),
  name: z.enum(NAMES),
  to: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/**
 * Sends a message that was queued. While the mail server cannot be reached or asks to wait, the queue tries again. What
 * would be refused again is given up, with a line in the log that names the message and not the recipient.
 */
export const sendMailJob: JobHandler = async (data, services) => {
  const { id, ...mail } = jobSchema.parse(data) as unknown as Mail & { readonly id: string };
  try {
    await sendMail(id, mail, services, await firstNameOf(mail, services));
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    const why = error instanceof MailFailure ? error.details : { code: "invalid-recipient" };
    services.log.error({ message: mail.name, id, ...why }, "message refused for good; it is not sent again");
  }
};

const isRefusedForGood = (error: unknown): boolean =>
  error instanceof InvalidRecipient || (error instanceof MailFailure && error.isPermanent);

/** Of the account that we write to. */
async function firstNameOf({ to }: Mail, { store }: Services): Promise<string | undefined> {
  return (await store.getBy(USERS, "email", to))?.document.firstName;
}
