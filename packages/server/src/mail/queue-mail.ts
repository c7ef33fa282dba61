import { randomUUID } from "node:crypto";
import type { Transaction } from "../store/store.js";
import type { Mail } from "./mail.js";

/** The kind of job that sends a message. */
export const MAIL_JOB = "mail.send";

/**
 * Enqueues a message, which is sent after the transaction, even if the server restarts.
 *
 * Its id does not come from the services, because no document has it: mail programs use it to detect a message that was
 * sent twice.
 */
export async function queueMail(transaction: Transaction, mail: Mail): Promise<void> {
  await transaction.enqueue({ kind: MAIL_JOB, data: { ...mail, id: randomUUID() } });
}
