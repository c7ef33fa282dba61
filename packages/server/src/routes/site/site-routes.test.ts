import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DOWNLOAD_TEMPLATE, LISTS, SEND_TEST_MESSAGE, SITE_SETTINGS, SITE_SETUP, UserGroup } from "@epb/contract";
import { readWorkbookBytes } from "@epb/workbook/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { startSmtp } from "../../../testing/start-smtp.js";
import { TestServer } from "../../../testing/test-server.js";
import type { ServerConfig } from "../../base/server-config.js";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ config: { isTestSite: true, passwordPolicy: "nist" } });
});
afterAll(() => server.stop());

describe("what a site tells of itself", () => {
  test("is what its screens need, and nothing that is secret", async () => {
    const { body, text } = await server.call(SITE_SETTINGS);
    expect(body).toMatchObject({
      isTestSite: true,
      supportEmail: "support@epb.test",
      supportPhone: "303-555-0100",
      passwordPolicy: { minLength: 15, maxLength: 128 },
      sendsMail: false,
      minimumGroupSize: 5,
      idleSeconds: 1800,
    });
    expect(text).not.toContain(server.services.config.tokenSecret);
  });

  test("is whether it sends email", async () => {
    const mail = { kind: "smtp", url: "smtp://localhost:25", from: "no-reply@epb.test" } as const;
    const sending = await TestServer.start({ config: { mail } });
    expect((await sending.call(SITE_SETTINGS)).body.sendsMail).toBe(true);
    await sending.stop();
  });

  test("has every list that people choose from, the United States first of all countries", async () => {
    const { body } = await server.call(LISTS);
    expect(body["marketSegments"]).toHaveLength(14);
    expect(body["countries"]?.[0]).toEqual({ id: "US", name: "United States" });
    expect(body["stateLocalSubmarkets"]?.[1]).toEqual({ id: 2, name: "Municipality (village, town, city)" });
    for (const [name, options] of Object.entries(body)) {
      expect([name, options.length > 0]).toEqual([name, true]);
      expect([name, new Set(options.map(({ id }) => id)).size]).toEqual([name, options.length]);
    }
  });
});

describe("the setup of a site", () => {
  const setupOf = async (config: Partial<ServerConfig>) => {
    const site = await TestServer.start({ config });
    const { token, user } = await signIn(site, { group: UserGroup.Admin });
    const { body } = await site.call(SITE_SETUP, { token });
    const sent = await site.call(SEND_TEST_MESSAGE, { token });
    await site.stop();
    return { setup: body, sent: sent.body, email: user.email };
  };

  test("names the folder of the messages, and the test message is a file there", async () => {
    const folder = await mkdtemp(join(tmpdir(), "epb-outbox-"));
    const mail = { kind: "outbox", folder, from: "no-reply@epb.test" } as const;
    const { setup, sent, email } = await setupOf({ mail, hasOwnSupportEmail: false });
    expect(setup).toEqual({ outboxFolder: folder, hasOwnSupportEmail: false });
    expect(sent).toEqual({ to: email });
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^testMessage-.*\.eml$/)]);
    await rm(folder, { recursive: true });
  });

  test("with a mail server sends the test message to the caller alone", async () => {
    const smtp = await startSmtp();
    const mail = { kind: "smtp", url: smtp.url, from: "no-reply@epb.test" } as const;
    const { setup, sent, email } = await setupOf({ mail });
    await smtp.stop();
    expect(setup).toEqual({ hasOwnSupportEmail: true });
    expect(sent).toEqual({ to: email });
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[email]]);
  });

  test("tells that the mail server refused the test message, without its address", async () => {
    const smtp = await startSmtp({
      onRcptTo: (_, __, done) => done(Object.assign(new Error("no such mailbox"), { responseCode: 550 })),
    });
    const mail = { kind: "smtp", url: smtp.url, from: "no-reply@epb.test" } as const;
    const { sent, email } = await setupOf({ mail });
    await smtp.stop();
    expect(sent).toEqual({ to: email, failure: expect.stringContaining("550 to RCPT TO") });
  });
});

describe("blank templates", () => {
  test("are those of the specification, each of which can be loaded and read", async () => {
    const { templates } = (await server.call(SITE_SETTINGS)).body;
    expect(templates.map(({ fileName }) => fileName)).toEqual([
      "epb-calculating-4.2.10.xlsx",
      "epb-non-calculating-4.2.10.xlsx",
      "epb-accreditation-4.2.10.xlsx",
      "epx-1.1.2.xlsx",
      "epx-campaign-1.1.2.xlsx",
    ]);
    for (const { fileName, url, kind } of templates) {
      const { bytes, headers } = await server.call(DOWNLOAD_TEMPLATE, { params: { fileName } });
      expect(headers.get("content-disposition")).toBe(`attachment; filename="${fileName}"`);
      expect((await fetch(`${server.url}${url}`)).status).toBe(200);
      const read = readWorkbookBytes(bytes);
      expect([kind, read.ok]).toEqual([kind, true]);
    }
  });

  test("that do not exist are not found", async () => {
    const { status } = await server.call(DOWNLOAD_TEMPLATE, { params: { fileName: "epb-9.9.9.xlsx" } });
    expect(status).toBe(404);
  });
});
