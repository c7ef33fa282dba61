import type { Transaction } from "../store/store.js";
import type { Mail } from "./mail.js";

/** The kind of job that sends a message. */
export const MAIL_JOB = "mail.send";

/** Has a message sent once the transaction is stored; it waits through restarts. */
export async function queueMail(transaction: Transaction, mail: Mail): Promise<void> {
  await transaction.enqueue({ kind: MAIL_JOB, data: mail });
}
