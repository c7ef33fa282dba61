import { randomUUID } from "node:crypto";
import type { Transaction } from "../store/store.js";
import type { Mail } from "./mail.js";

/** The kind of job that sends a message. */
export const MAIL_JOB = "mail.send";

/**
 * Has a message sent once the transaction is stored; it waits through restarts.
 *
 * Its id is given here and not by the services: it is nothing that is stored or looked up, it only lets mail programs see
 * that a message which had to be sent again is the same.
 */
export async function queueMail(transaction: Transaction, mail: Mail): Promise<void> {
  await transaction.enqueue({ kind: MAIL_JOB, data: { ...mail, id: randomUUID() } });
}
