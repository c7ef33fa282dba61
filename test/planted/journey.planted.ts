import { beforeAll, describe, test } from "vitest";
import { tryTest } from "./failures.js";

test("alone", () => tryTest("alone"));

test("other", () => tryTest("other"));

describe("a group", () => {
  beforeAll(() => tryTest("before the group"));

  test("first", () => tryTest("first"));

  test("second", () => tryTest("second"));
});
