import { describe, expect, test } from "vitest";
import { describeError, redact } from "../base/describe-error.js";

describe("the log keeps of a text", () => {
  test.each([
    [
      "an address of the web or of a database",
      "connect to postgres://epb:hunter2@db/epb failed",
      "connect to [address] failed",
    ],
    ["an e-mail address", "no mailbox <ada@example.org>", "no mailbox [e-mail]"],
    ["a token of a session", "bad eyJhbGciOi.eyJzaWQi.c2ln here", "bad [token] here"],
    ["a hash of a password", "row $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA is odd", "row [hash] is odd"],
    ["what stands in a link", `link ${"aB3-_".repeat(8)}x.`, "link [token]."],
    ["an id", "user 0d9f4a3c-6b1e-4c58-9a7d-2f3b8e5c1a60", "user 0d9f4a3c-6b1e-4c58-9a7d-2f3b8e5c1a60"],
  ])("%s", (_, text, kept) => {
    expect(redact(text)).toBe(kept);
  });

  test("as much as somebody reads, in no time, whatever it is", () => {
    // Time of the processor and not of the clock: other tests run beside this one.
    const before = process.cpuUsage();
    for (const part of ["a", "a.", "a@", "eyJ", "a://", "$argon2"]) {
      expect(describeError(new Error(part.repeat(500_000))).message.length).toBeLessThan(5_000);
    }
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2_000);
  });
});

test("what libraries attach to an error stays out, and so does what is behind many causes", () => {
  const detail = "Key (email)=(ada@example.org) already exists.";
  const error = Object.assign(new Error("duplicate key", { cause: new Error("by ada@example.org") }), { detail });
  expect(JSON.stringify(describeError(error))).not.toContain("ada@");
});
