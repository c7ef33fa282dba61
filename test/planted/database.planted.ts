import { test } from "vitest";
import { tryTest } from "./failures.js";

test("on a database", () => tryTest("on a database"));
