import type { ScheduleId } from "@epb/engine/report";
import { InvalidArgumentError } from "commander";
import { SCHEDULES } from "../reports/formats.js";

/** A list of schedules with commas between them, each once. */
export function parseSchedules(text: string): readonly ScheduleId[] {
  const names = text.split(",").map((name) => name.trim().toLowerCase());
  const found = names.map((name) => SCHEDULES.find((id) => id === name));
  const unknown = names.find((_, index) => found[index] === undefined);
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`There is no schedule "${unknown}". Allowed choices are ${SCHEDULES.join(", ")}.`);
  }
  return [...new Set(found.filter((id) => id !== undefined))];
}
