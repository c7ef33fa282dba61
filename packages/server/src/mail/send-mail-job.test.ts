import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser } from "../../testing/factories.js";
import { MAIL_CERTIFICATE, type SmtpServer, startSmtp } from "../../testing/start-smtp.js";
import { TEST_CONFIG, TestServer } from "../../testing/test-server.js";
import { FAILED_JOBS } from "../background/failed-jobs.js";
import type { MailConfig } from "../base/server-config.js";
import type { Services } from "../http/services.js";
import { JOB_HANDLERS } from "../start/all-jobs.js";
import type { Mail } from "./mail.js";
import { MAIL_JOB } from "./queue-mail.js";

const ID = "7b1f6f0e-53a5-4b6a-9d5b-0c7a2f1f3c11";
const MAIL: Mail = {
  name: "verificationCode",
  to: "ada@example.org",
  data: { firstName: "Ada", code: "482913", minutes: 10 },
};

let server: TestServer;
let smtp: SmtpServer | undefined;
let log: string[];
let folder: string;
beforeEach(async () => {
  server = await TestServer.start();
  log = [];
  folder = await mkdtemp(join(tmpdir(), "epb-outbox-"));
});
afterEach(async () => {
  await smtp?.stop();
  smtp = undefined;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = async (mail: MailConfig, data: object = MAIL): Promise<unknown> =>
  JOB_HANDLERS[MAIL_JOB]?.({ ...data, id: ID }, services(mail));
const services = (mail: MailConfig): Services => ({
  ...server.services,
  config: { ...TEST_CONFIG, mail },
  log: pino({}, { write: (line: string) => log.push(line) }),
});
const by = (url: string): MailConfig => ({ kind: "smtp", url, from: "no-reply@epb.test" });
const outbox = (): MailConfig => ({ kind: "outbox", folder, from: "no-reply@epb.test" });

function refuse(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

describe("with a mail server", () => {
  test("a message goes to its one recipient, in text and HTML, as something no machine answers", async () => {
    smtp = await startSmtp();
    await run(by(smtp.url));
    const [message] = smtp.received;
    expect(message).toMatchObject({ from: "no-reply@epb.test", recipients: ["ada@example.org"] });
    for (const line of [
      "From: epb <no-reply@epb.test>",
      "To: ada@example.org",
      "Subject: Your verification code for epb",
      `Message-ID: <${ID}@epb.test>`,
      "Auto-Submitted: auto-generated",
      "Date: Sat, 21 Nov 2026 12:00:00 +0000",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Type: text/html; charset=utf-8",
      "    482913",
    ]) {
      expect(message?.content.split("\r\n")).toContain(line);
    }
  });

  test("a message that says nothing of its reader greets by the account of the address", async () => {
    const { email } = await createUser(server, { firstName: "Grace" });
    smtp = await startSmtp();
    await run(by(smtp.url), {
      name: "projectApproved",
      to: email,
      data: { projectName: "City Hall", by: "Ada", link: "http://epb.test/portfolio" },
    });
    expect(smtp.received[0]?.content).toContain("Hello Grace,");
  });

  test("what is said is encrypted where the server offers it", async () => {
    smtp = await startSmtp({ disabledCommands: ["AUTH"] });
    await run(by(`${smtp.url}?tls.ca=${encodeURIComponent(MAIL_CERTIFICATE)}`));
    expect(smtp.received).toMatchObject([{ isEncrypted: true }]);
  });

  test("a server whose certificate nobody vouches for gets nothing", async () => {
    smtp = await startSmtp({ disabledCommands: ["AUTH"] });
    await expect(run(by(smtp.url))).rejects.toMatchObject({ isPermanent: false, details: { code: "ESOCKET" } });
    expect(smtp.received).toEqual([]);
  });

  test("a server elsewhere that offers no encryption gets nothing", async () => {
    // An address of this machine too, but not one that is taken for it.
    smtp = await startSmtp({}, "127.0.0.2");
    await expect(run(by(smtp.url))).rejects.toMatchObject({ isPermanent: false, details: { code: "ETLS" } });
    expect(smtp.received).toEqual([]);
  });

  test("a server that asks to wait gets the message later", async () => {
    let attempts = 0;
    smtp = await startSmtp({
      onRcptTo: (_, __, done) => {
        attempts += 1;
        done(attempts === 1 ? refuse(451, "4.7.1 Greylisted, please try again in 300 seconds") : null);
      },
    });
    const mail = by(smtp.url);
    await expect(run(mail)).rejects.toMatchObject({ isPermanent: false, details: { responseCode: 451 } });
    await run(mail);
    expect(smtp.received).toHaveLength(1);
  });

  test("a recipient refused permanently is not retried, and the log does not name the recipient", async () => {
    smtp = await startSmtp({
      onRcptTo: ({ address }, _, done) => done(refuse(550, `5.1.1 <${address}>: no such user here`)),
    });
    await run(by(smtp.url));
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      { msg: "message refused permanently; not sent again", message: "verificationCode", responseCode: 550 },
    ]);
    expect(log.join()).not.toContain("ada");
    const { items } = await server.services.store.find(FAILED_JOBS, { limit: 10 });
    expect(items.map(({ document }) => document)).toMatchObject([
      { id: ID, kind: "mail.send", error: "the mail server did not accept the message: 550 to RCPT TO", data: MAIL },
    ]);
  });

  test("a content refused for good is given up too", async () => {
    smtp = await startSmtp({
      onData: (stream, _, done) => {
        stream.resume();
        stream.on("end", () => done(refuse(554, "5.7.1 refused for ada@example.org")));
      },
    });
    await run(by(smtp.url));
    expect(log.join()).toContain("not sent again");
  });

  test("a refused sender or password is for the operator: the message waits", async () => {
    smtp = await startSmtp({ onMailFrom: (_, __, done) => done(refuse(550, "5.7.1 sender not allowed")) });
    await expect(run(by(smtp.url))).rejects.toMatchObject({ isPermanent: false, details: { command: "MAIL FROM" } });
    const guarded = await startSmtp({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      authOptional: false,
      onAuth: (_, __, done) => done(refuse(535, "5.7.8 wrong password")),
    });
    await expect(run(by(guarded.url.replace("//", "//epb:secret@")))).rejects.toMatchObject({
      isPermanent: false,
      details: { code: "EAUTH" },
    });
    await guarded.stop();
  });

  test("what is thrown repeats nothing of the server's answer", async () => {
    smtp = await startSmtp({
      onRcptTo: ({ address }, _, done) => done(refuse(450, `4.2.1 <${address}> is busy`)),
    });
    const error: unknown = await run(by(smtp.url)).catch((thrown: unknown) => thrown);
    expect(JSON.stringify([String(error), error])).not.toContain("ada");
  });

  test("a connection that dies in the middle means another try", async () => {
    const sockets: Socket[] = [];
    const dying = createServer((socket) => {
      sockets.push(socket);
      socket.write("220 mail.example.org ESMTP\r\n");
      socket.on("data", (data) => {
        if (data.toString().startsWith("MAIL")) socket.destroy();
        else socket.write("250 mail.example.org\r\n");
      });
      socket.on("error", () => {});
    });
    dying.listen(0, "127.0.0.1");
    await once(dying, "listening");
    const { port } = dying.address() as AddressInfo;
    await expect(run(by(`smtp://127.0.0.1:${port}`))).rejects.toMatchObject({ isPermanent: false });
    expect(sockets).toHaveLength(1);
    dying.close();
    await expect(run(by(`smtp://127.0.0.1:${port}`))).rejects.toMatchObject({ details: { code: "ESOCKET" } });
  });

  test("a server that says nothing is not waited for", async () => {
    const silent = createServer(() => {});
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    await expect(run(by(`smtp://127.0.0.1:${port}?greetingTimeout=100`))).rejects.toMatchObject({
      isPermanent: false,
      details: { code: "ETIMEDOUT" },
    });
    silent.close();
  });
});

describe("a recipient that is not one plain address", () => {
  test.each([
    "ada@example.org, grace@example.org",
    "ada@example.org;grace@example.org",
    "Ada <ada@example.org>",
    '"ada@example.org grace@example.org"@example.net',
    "ada@example.org\r\nBcc: grace@example.org",
    "ada@example.org\nSubject: other",
    "ada@example.org\u0000",
    "ada\u2028@example.org",
    "a\u0000da@example.org",
    "a\u200bda@example.org",
    "team: ada@example.org, grace@example.org;",
    "<ada@example.org>",
    "ada@example.org>\r\nRCPT TO:<grace@example.org",
    "ada@[127.0.0.1]",
    "ada@localhost",
    "ada@@example.org",
    "@example.org",
    "",
    `${"a".repeat(100)}@example.org`,
  ])("gets nothing: %j", async (to) => {
    smtp = await startSmtp();
    await run(by(smtp.url), { ...MAIL, to });
    expect(smtp.received).toEqual([]);
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ code: "invalid-recipient" }]);
  });
});

describe("without a mail server", () => {
  test("messages are files in the outbox, named in the log, readable by the owner alone", async () => {
    await run(outbox());
    const names = await readdir(folder);
    expect(names).toEqual([`verificationCode-${ID}.eml`]);
    const path = join(folder, names[0] ?? "");
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ file: path }]);
    expect(await readFile(path, "utf8")).toContain("To: ada@example.org\r\n");
    if (process.platform !== "win32") expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test("a message that is written again is still one", async () => {
    await run(outbox());
    await run(outbox());
    expect(await readdir(folder)).toHaveLength(1);
  });

  test("no line of a header comes from a name that somebody chose", async () => {
    await run(outbox(), {
      name: "projectReturned",
      to: "ada@example.org",
      data: {
        projectName: "City Hall\r\nBcc: grace@example.org\r\n\r\nbody",
        by: "Grace",
        reason: "one\ntwo",
        link: "http://epb.test/portfolio",
      },
    });
    const [name = ""] = await readdir(folder);
    const [head = ""] = (await readFile(join(folder, name), "utf8")).split("\r\n\r\n");
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toContain("Subject: City Hall Bcc: grace@example.org body was returned to you");
  });

  test("a folder that cannot be written means another try", async () => {
    await expect(run({ ...outbox(), folder: "/dev/null/outbox" } as MailConfig)).rejects.toThrow();
  });
});
