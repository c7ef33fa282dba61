import { SCHEDULE_IDS } from "@epb/engine/report";
import { expect, test } from "vitest";
import { SCHEDULES } from "./formats.js";

test("the help knows every schedule of the engine, in its order", () => {
  expect(SCHEDULES).toEqual(SCHEDULE_IDS);
});
