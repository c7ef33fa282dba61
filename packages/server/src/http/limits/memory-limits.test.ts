import { describe } from "vitest";
import { createMemoryLimits } from "./create-limits.js";
import { limitsBehave, QUICK_RULES } from "./limits.testing.js";

describe("limits of one process", () => {
  limitsBehave(async () => createMemoryLimits(QUICK_RULES));
});
