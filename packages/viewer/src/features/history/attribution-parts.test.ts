import { expect, test } from "vitest";
import { inputText } from "./attribution-parts.js";

const RATE = { path: "financing.indexRate", label: "Index rate", kind: "changed" } as const;

test("an input that cannot be read is not shown like one that is not entered", () => {
  expect(inputText(RATE, undefined, "cannot be read")).toBe("cannot be read");
  expect(inputText(RATE, undefined)).not.toBe("cannot be read");
});
