import { createTransport, type SendMailOptions } from "nodemailer";
import type { BaseServices } from "../base/services.js";
import { type Message, PRODUCT_NAME } from "./email.js";
import { requireRecipient } from "./recipient.js";

/** A message to somebody, and the id by which mail programs know it again when it arrives twice. */
export interface Addressed {
  readonly id: string;
  readonly to: string;
  readonly message: Message;
}

/**
 * What nodemailer is asked to send: to one mailbox, with nothing read from files or addresses. The recipient stands in the
 * envelope as it is, so that no parser of address lists decides who gets the message.
 *
 * @throws InvalidRecipient
 */
export function mailOptions(
  { id, to, message }: Addressed,
  { config, now }: Pick<BaseServices, "config" | "now">,
): SendMailOptions {
  const recipient = requireRecipient(to);
  const { from } = config.mail;
  return {
    from: { name: PRODUCT_NAME, address: from },
    to: { name: "", address: recipient },
    envelope: { from, to: [recipient] },
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: now(),
    messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
    // Nobody's holiday answers this, RFC 3834.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The message as it travels, whole. */
export async function composeMessage(options: SendMailOptions): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(options);
  if (!Buffer.isBuffer(message)) throw new Error("the message was not composed as a whole");
  return message;
}
