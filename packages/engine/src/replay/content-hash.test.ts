import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { contentHash, sha256Hex } from "./content-hash.js";

describe("the SHA-256 of a text", () => {
  // NIST, "Cryptographic Standards and Guidelines: Examples with Intermediate Values", and FIPS 180-2, appendix B.
  const published = [
    ["nothing", "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["24 bits", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "448 bits",
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a million times a", "a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ] as const;

  test.each(published)("is the published one for %s", (_, text, hash) => {
    expect(sha256Hex(text)).toBe(hash);
  });

  test("is Node's for any text, in UTF-8", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
      }),
    );
  });
});

test("the hash of data is that of its canonical text", () => {
  const text = '{"price":"12.5","year":1}';
  expect(contentHash({ year: 1, price: new Decimal("12.50") })).toBe(createHash("sha256").update(text).digest("hex"));
});
