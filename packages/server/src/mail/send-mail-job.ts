import * as z from "zod/mini";
import type { Mail, MailName } from "./mail.js";
import { MailFailure } from "./mail-failure.js";
import { ALL_MESSAGES } from "./messages/all-messages.js";
import { MAIL_JOB } from "./queue-mail.js";
import { InvalidRecipient } from "./recipient.js";
import { type MailServices, sendMail } from "./send-mail.js";

const NAMES = Object.keys(ALL_MESSAGES) as MailName[];

const jobSchema = z.object({
  id: z.uuid(),
  name: z.enum(NAMES),
  to: z.string(),
  data: z.record(z.string(), z.unknown()),
});

type QueuedMail = Mail & { readonly id: string };

/** A message that failed after all retries, as a failed job. */
interface FailedMail {
  readonly id: string;
  readonly kind: typeof MAIL_JOB;
  readonly data: QueuedMail;
  readonly error: string;
  /** ISO 8601 instant. */
  readonly failedAt: string;
}

interface MailJobOptions<World extends MailServices> {
  /** First name of the person with this address, if the person has an account. */
  readonly firstNameOf: (address: string, world: World) => Promise<string | undefined>;
  readonly keepFailedJob: (job: FailedMail, world: World) => Promise<void>;
}

/**
 * Creates the job that sends a queued message. If the mail server is unavailable or asks to wait, the job fails and is
 * retried. A message that would be refused again fails permanently at once.
 */
export function createSendMailJob<World extends MailServices>({
  firstNameOf,
  keepFailedJob,
}: MailJobOptions<World>): (data: unknown, world: World) => Promise<void> {
  return async (data, world) => {
    const queued = jobSchema.parse(data) as unknown as QueuedMail;
    const { id, ...mail } = queued;
    try {
      await sendMail(id, mail, world, await firstNameOf(mail.to, world));
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      logRefusal(queued, error, world);
      const failedAt = world.now().toISOString();
      await keepFailedJob({ id, kind: MAIL_JOB, data: queued, error: error.message, failedAt }, world);
    }
  };
}

/** Logs the name of the message without its recipient. */
function logRefusal(mail: QueuedMail, error: Error, { log }: MailServices): void {
  const why = error instanceof MailFailure ? error.details : { code: "invalid-recipient" };
  log.error({ message: mail.name, id: mail.id, ...why }, "message refused permanently; not sent again");
}

const isRefusedForGood = (error: unknown): error is InvalidRecipient | MailFailure =>
  error instanceof InvalidRecipient || (error instanceof MailFailure && error.isPermanent);
