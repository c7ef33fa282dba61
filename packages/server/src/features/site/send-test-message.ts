import { randomUUID } from "node:crypto";
import type { TestMessage } from "@epb/contract";
import { MailFailure } from "../../mail/mail-failure.js";
import { type MailServices, sendMail } from "../../mail/send-mail.js";

interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

/** Sends a test message to the caller, at once and without a retry, so that the caller sees the result. */
export async function sendTestMessage(
  { email: to, firstName }: Recipient,
  services: MailServices,
): Promise<TestMessage> {
  try {
    await sendMail(randomUUID(), { name: "testMessage", to, data: { firstName } }, services);
    return { to };
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return { to, failure: error.message };
  }
}
