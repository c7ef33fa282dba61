import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

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

/** Certificate and key of a test mail server at 127.0.0.1. Only tests trust it, so the key is no secret. */
export const MAIL_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBpzCCAU2gAwIBAgIUPL4cmM4t2iyvvXRT+bAyK5PvRVYwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNbWFpbC5lcGIudGVzdDAgFw0yNjExMjExMDAzMzdaGA8yMTI2
MTAyODEwMDMzN1owGDEWMBQGA1UEAwwNbWFpbC5lcGIudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABD9n7hE25lL1kCN6irncMsCYyw/QUoEktVdrx9xTPLGd
j/otHNOGW1poqdbWqbJqf9E9OyQ6Hnu9ep4SiAm3GEWjczBxMB0GA1UdDgQWBBQ7
Ea/pKdaa9zIWkpe1yzfuaws0gTAfBgNVHSMEGDAWgBQ7Ea/pKdaa9zIWkpe1yzfu
aws0gTAPBgNVHRMBAf8EBTADAQH/MB4GA1UdEQQXMBWHBH8AAAGCDW1haWwuZXBi
LnRlc3QwCgYIKoZIzj0EAwIDSAAwRQIgAImF5ENWmhgpzRTPS/OUk2x5GGgYOGE/
1XgwMBiCAVQCIQCblOp1qa99AHHAgFVU5SzVmu7lLf0Uxt4tYrV8SU6zjQ==
-----END CERTIFICATE-----
`;

const MAIL_CERTIFICATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfnzlGuyJdxVfWkMX
b3bgjiv0gCv+n4Cl4sF/3BPvtl+hRANCAAQ/Z+4RNuZS9ZAjeoq53DLAmMsP0FKB
JLVXa8fcUzyxnY/6LRzThltaaKnW1qmyan/RPTskOh57vXqeEogJtxhF
-----END PRIVATE KEY-----
`;
