import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { v8Options } from "./run-length.js";

test.each(["short", "long"] as const)("this version of Node has every option of a %s run", (length) => {
  const { status, stderr } = spawnSync(process.execPath, [...v8Options(length), "--eval", "0"], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});

test("a version of Node that was not tried is left as it is", () => {
  expect(v8Options("short", "20.20.2")).not.toEqual([]);
  expect(v8Options("short", "24.1.0")).not.toEqual(v8Options("short", "20.20.2"));
  expect(v8Options("short", "28.0.0")).toEqual([]);
});
