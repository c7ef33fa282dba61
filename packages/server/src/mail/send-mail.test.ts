import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { TEST_CONFIG } from "../../testing/test-server.js";
import type { Message } from "./email.js";
import { composeMessage, mailOptions } from "./send-mail.js";

const compose = (message: object): Promise<Buffer> => {
  const services = { config: TEST_CONFIG, now: () => new Date("2026-11-21T12:00:00Z") };
  const addressed = { id: crypto.randomUUID(), to: "ada@example.org", message: message as Message };
  return composeMessage(mailOptions(addressed, services));
};
const email = { subject: "Hello", text: "Words.", html: "<p>Words.</p>" };

test("a message has the words it was given", async () => {
  expect((await compose(email)).toString()).toContain("Words.");
});

test.each(["text", "html"])("a %s that names a file is no message", async (part) => {
  const body = { path: fileURLToPath(import.meta.url) };
  await expect(compose({ ...email, [part]: body })).rejects.toThrow("File access rejected");
});

test("a text that names an address is no message, and nobody is asked", async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end("taken from elsewhere");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expect(compose({ ...email, text: { href } })).rejects.toThrow("Url access rejected");
  await new Promise((resolve) => server.close(resolve));
  expect(asked).toBe(0);
});
