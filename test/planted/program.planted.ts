import { test } from "vitest";
import { tryTest } from "./failures.js";

test("of a program", () => tryTest("of a program"));
