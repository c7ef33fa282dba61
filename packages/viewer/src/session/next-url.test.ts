// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { NextUrl } from "./next-url.js";
import { SentCode } from "./sent-code.js";

beforeEach(() => sessionStorage.clear());

describe("the wanted address", () => {
  test("is returned once", () => {
    const next = new NextUrl(sessionStorage);
    next.remember("/portfolio/list?status=1");
    expect(next.take()).toBe("/portfolio/list?status=1");
    expect(next.take()).toBe("/home");
  });

  test.each(["https://evil.example/", "//evil.example/", "/\\evil.example", "/login", "/auth/verify"])(
    "is never %s",
    (url) => {
      const next = new NextUrl(sessionStorage);
      next.remember(url);
      expect(next.take()).toBe("/home");
    },
  );

  test("is read again when it is taken, because other windows write to the storage, too", () => {
    sessionStorage.setItem("epb.nextUrl", "https://evil.example/");
    expect(new NextUrl(sessionStorage).take()).toBe("/home");
  });

  test("and a link with a code are forgotten together", () => {
    const next = new NextUrl(sessionStorage);
    next.remember("/portfolio/list");
    next.rememberVerification("/home/verify/123456");
    expect(next.verification).toBe("/home/verify/123456");
    next.forget();
    expect(next.verification).toBeUndefined();
    expect(next.take()).toBe("/home");
  });
});

test("a sent code counts for its account, for the lifetime on the server", () => {
  let now = 0;
  const sent = new SentCode(sessionStorage, () => now);
  expect(sent.isFresh("7")).toBe(false);
  sent.note("7");
  expect(sent.isFresh("7")).toBe(true);
  expect(sent.isFresh("8")).toBe(false);
  now = 10 * 60_000;
  expect(sent.isFresh("7")).toBe(false);
});
