import { expect, test } from "vitest";
import { versionText } from "./version-text.js";

test.each([
  ["0.0.0", "in development"],
  ["1.4.0", "1.4.0"],
])("the calculation version %s reads %s", (version, text) => {
  expect(versionText(version)).toBe(text);
});
