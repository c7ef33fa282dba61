import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ENGINE_VERSION_FILE, engineVersionFile } from "../../../../scripts/release/engine-version.js";
import { ENGINE_VERSION } from "./engine-version.js";

test("the engine names the version it is published under", () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect(ENGINE_VERSION).toBe(version);
  expect(readFileSync(ENGINE_VERSION_FILE, "utf8")).toBe(engineVersionFile());
});
