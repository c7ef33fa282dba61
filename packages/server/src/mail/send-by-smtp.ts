import { createTransport, type SendMailOptions } from "nodemailer";
import { mailFailure } from "./mail-failure.js";

/** How long a mail server may take: to be reached, to say hello, to answer. Milliseconds. */
export interface SmtpTimeouts {
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
export async function sendBySmtp(
  url: string,
  options: SendMailOptions,
  timeouts: SmtpTimeouts = TIMEOUTS,
): Promise<void> {
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
