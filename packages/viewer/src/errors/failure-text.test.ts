import { MESSAGES } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { ApiFailure } from "../api/api-failure.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { ChunkFailure, failureText } from "./failure-text.js";

const EMAIL = "support@example.org";
const told = (error: unknown): string | undefined => failureText(error, EMAIL);

describe("message for a failure", () => {
  test("is the text of the reply, if it has one", () => {
    expect(told(new ApiFailure(400, "The name is taken."))).toBe("The name is taken.");
    expect(told(new ApiFailure(409, { code: "stale", message: "It was changed meanwhile." }))).toBe(
      "It was changed meanwhile.",
    );
  });

  test("has the reference with which support finds it", () => {
    expect(told(new ApiFailure(500, { message: "Something failed.", reference: "4711" }))).toBe(
      "Something failed. (4711)",
    );
    const text = MESSAGES.authorizationError(EMAIL, "4711");
    expect(told(new ApiFailure(401, { message: text, reference: "4711" }))).toBe(text);
  });

  test.each([
    [400, MESSAGES.error(EMAIL)],
    [401, undefined],
    [403, undefined],
    [418, MESSAGES.error(EMAIL)],
    [500, MESSAGES.error(EMAIL)],
    [0, COMMON_TEXTS.startFailed],
  ])("without a text, status %i: %s", (status, text) => {
    expect(told(new ApiFailure(status, ""))).toBe(text);
  });

  test.each([
    ["Chromium", new TypeError("Failed to fetch dynamically imported module: /assets/x.js")],
    ["Firefox", new TypeError("error loading dynamically imported module: /assets/x.js")],
    ["Safari", new TypeError("Importing a module script failed.")],
    ["Vite, of styles", new Error("Unable to preload CSS for /assets/x.css")],
    ["ours, of a worker", new ChunkFailure("/assets/x.js")],
  ])("asks to reload the page if a chunk failed to load, with the error %s", (_, error) => {
    expect(told(error)).toBe(MESSAGES.chunkLoadFailed);
  });

  test("is a general text for errors of ours", () => {
    expect(told(new Error("cannot read undefined"))).toBe(MESSAGES.error(EMAIL));
  });
});
