import type { BaseServices } from "../base/services.js";
import { composeMessage, mailOptions } from "./envelope.js";
import type { Mail } from "./mail.js";
import { renderMail } from "./render-mail.js";
import { sendBySmtp } from "./send-by-smtp.js";
import { writeToOutbox } from "./write-to-outbox.js";

/** What sending takes of the world. */
export type MailServices = Pick<BaseServices, "config" | "now" | "log">;

/**
 * Sends a message to its one recipient: through the mail server, or into the outbox where there is none.
 *
 * @param id - Of the message; sent again, it has the same.
 * @param knownFirstName - Whom to greet where the message does not say.
 * @throws InvalidRecipient, MailFailure
 */
export async function sendMail(id: string, mail: Mail, services: MailServices, knownFirstName?: string): Promise<void> {
  const { config, log } = services;
  const message = renderMail(mail, config, knownFirstName);
  const options = mailOptions({ id, to: mail.to, message }, services);
  if (config.mail.kind === "smtp") {
    await sendBySmtp(config.mail.url, options);
    log.info({ message: mail.name, id }, "message sent");
  } else {
    const path = await writeToOutbox(config.mail.folder, `${mail.name}-${id}`, await composeMessage(options));
    log.info({ message: mail.name, file: path }, "message written to the outbox");
  }
}
