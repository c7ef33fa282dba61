import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { BaseServices } from "../base/services.js";
import { type Message, PRODUCT_NAME } from "./email.js";
import type { Mail } from "./mail.js";
import { mailFailure } from "./mail-failure.js";
import { requireRecipient } from "./recipient.js";
import { renderMail } from "./render-mail.js";

/** How long a mail server may take: to be reached, to say hello, to answer. Milliseconds. */
interface SmtpTimeouts {
  readonly connection: number;
  readonly greeting: number;
  readonly silence: number;
}

const TIMEOUTS: SmtpTimeouts = { connection: 10_000, greeting: 10_000, silence: 60_000 };

/** Hosts that are this machine: what we say to them travels over no network. */
const THIS_MACHINE: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Gives the message to a mail server, in a conversation of its own. Messages hold codes and links that open accounts, so a
 * server elsewhere gets them encrypted or not at all; `?requireTLS=false` in its address is for those who know better.
 *
 * @throws MailFailure
 */
async function sendBySmtp(url: string, options: SendMailOptions, timeouts: SmtpTimeouts = TIMEOUTS): Promise<void> {
  const transport = createTransport({
    requireTLS: !THIS_MACHINE.includes(new URL(url).hostname),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.connection,
    disableFileAccess: true,
    disableUrlAccess: true,
    // What stands in the address wins.
    url,
  });
  try {
    await transport.sendMail(options);
  } catch (error) {
    throw mailFailure(error);
  } finally {
    transport.close();
  }
}

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

/**
 * Writes a message to a folder, as a file that mail programs open. The file is there whole or not at all, and for the owner
 * alone: messages hold codes. Written twice, a message is still one file.
 *
 * @returns Path of the file.
 */
async function writeToOutbox(folder: string, name: string, content: Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.eml`);
  const unfinished = join(folder, `.${name}.unfinished`);
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await syncFolder(folder);
  return path;
}

/** The name of a new file lasts once its folder is written. Windows has no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
