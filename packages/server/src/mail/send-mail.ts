import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { BaseServices } from "../base/services.js";
import { type Message, PRODUCT_NAME } from "./email.js";
import type { Mail } from "./mail.js";
import { mailFailure } from "./mail-failure.js";
import { requireRecipient } from "./recipient.js";
import { renderMail } from "./render-mail.js";

/** Timeouts of the connection to a mail server, in milliseconds. */
interface SmtpTimeouts {
  readonly connection: number;
  readonly greeting: number;
  readonly silence: number;
}

const TIMEOUTS: SmtpTimeouts = { connection: 10_000, greeting: 10_000, silence: 60_000 };

/** Hosts that are this machine: connections to them use no network. */
const THIS_MACHINE: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Sends the message to a mail server, over a new connection. Messages contain secret codes and links, so a connection
 * to another machine must be encrypted; `?requireTLS=false` in the URL turns this off at the operator's risk.
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
    // Options in the URL override these.
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

/** Services that sending needs. */
export type MailServices = Pick<BaseServices, "config" | "now" | "log">;

/**
 * Sends a message to its one recipient: through the mail server, or into the outbox without one.
 *
 * @param id - Id of the message; the same in every attempt.
 * @param knownFirstName - Name for the greeting if the message has none.
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

/** A message with its recipient, and the id by which mail programs detect duplicates. */
export interface Addressed {
  readonly id: string;
  readonly to: string;
  readonly message: Message;
}

/**
 * Options for nodemailer: one mailbox, and no content from files or URLs. The recipient goes into the envelope
 * unparsed, so that no parser of address lists decides who gets the message.
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
    // Prevents automatic replies, RFC 3834.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The complete message as sent. */
export async function composeMessage(options: SendMailOptions): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(options);
  if (!Buffer.isBuffer(message)) throw new Error("the message was not composed as a whole");
  return message;
}

/**
 * Writes a message to a folder, as a file that mail programs open. An interrupted write leaves no partial file. Only
 * the owner can read it, because messages contain codes. Repeated writes of a message leave one file.
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

/** A new file name is durable once its folder is synced. Windows does not support that. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
