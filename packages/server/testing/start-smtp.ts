import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { MAIL_CERTIFICATE, MAIL_CERTIFICATE_KEY } from "./mail-certificate.js";

/** A message as a mail server took it. */
export interface Received {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly content: string;
  readonly isEncrypted: boolean;
}

export interface SmtpServer {
  readonly url: string;
  readonly received: readonly Received[];
  stop(): Promise<void>;
}

/** A real mail server on a free port, which keeps what it takes. @param options - What it does differently. */
export async function startSmtp(options: Partial<SMTPServerOptions> = {}, host = "127.0.0.1"): Promise<SmtpServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    cert: MAIL_CERTIFICATE,
    key: MAIL_CERTIFICATE_KEY,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString("utf8"),
          isEncrypted: session.secure,
        });
        done();
      });
    },
    ...options,
  });
  // Connections that clients drop are part of the tests.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
