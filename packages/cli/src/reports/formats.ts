import type { ScheduleId } from "@epb/engine/report";

/** The output formats of `epb calc`. */
export const FORMATS = ["human", "json", "ndjson", "csv", "xlsx", "html"] as const;
export type Format = (typeof FORMATS)[number];

/** The tables that can be chosen, written out here so that the help loads no engine. */
export const SCHEDULES: readonly ScheduleId[] = [
  "1",
  "1u",
  "2a",
  "2b",
  "3",
  "4",
  "5",
  "esa",
  "ghg",
  "amortization",
  "loan",
  "savings",
  "cash-flow",
  "escalation",
  "express",
];

/** Formats that show chosen schedules; the others have all of them. */
export const FORMATS_WITH_SCHEDULES: readonly Format[] = ["human", "csv"];

/** Formats that can contain explanations. */
export const FORMATS_WITH_EXPLANATIONS: readonly Format[] = ["human", "json", "ndjson", "html"];
