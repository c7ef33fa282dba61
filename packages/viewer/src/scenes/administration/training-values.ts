import { CREATE_TRAINING_DATE, type NewTrainingDate, type TrainingDate, type TrainingType } from "@epb/contract";
import * as z from "zod/mini";
import { TRAINING_TEXTS as TEXTS } from "../../texts/administration-texts.js";

/** What the form of a webinar holds: times as fields of the browser have them, by its own clock. */
export interface TrainingValues {
  trainingType?: TrainingType | undefined;
  startTime: string;
  endTime: string;
  url: string;
  content: string;
}

export function trainingValues(date: TrainingDate | undefined): TrainingValues {
  if (date === undefined) return { startTime: "", endTime: "", url: "", content: "" };
  const { trainingType, startTime, endTime, url, content } = date;
  return { trainingType, startTime: toClock(startTime), endTime: toClock(endTime), url, content };
}

/** `2026-12-01T11:00`, by the clock of whoever reads it. */
function toClock(at: string): string {
  const date = new Date(at);
  const two = (number: number): string => String(number).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The instant that a clock shows; what is none stays as it is, and is refused by the schema. */
function toInstant(clock: string): string {
  const date = new Date(clock);
  return Number.isNaN(date.getTime()) ? clock : date.toISOString();
}

/** As the calls take it. What has been turned into instants already stays. */
export const trainingOf = (values: TrainingValues): NewTrainingDate =>
  ({ ...values, startTime: toInstant(values.startTime), endTime: toInstant(values.endTime) }) as NewTrainingDate;

interface Clocks {
  readonly [name: string]: unknown;
  startTime: string;
  endTime: string;
}

/** What the contract says of a webinar, said to the fields of the form. */
export const TRAINING_SCHEMA: z.ZodMiniType<unknown> = z.pipe(
  z.looseObject({
    startTime: z.string().check(z.minLength(1, { error: TEXTS.startRequired, abort: true })),
    endTime: z.string().check(z.minLength(1, { error: TEXTS.endRequired, abort: true })),
  }),
  z.pipe(
    z.transform((values: Clocks): unknown => trainingOf(values as unknown as TrainingValues)),
    CREATE_TRAINING_DATE.body as z.ZodMiniType<unknown>,
  ),
);

/** The time zone of the browser, as people call it and as its rules are called: `Mountain Standard Time (America/Denver)`. */
export function timeZoneName(now: Date): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZoneName: "long" });
  const name = format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${name} (${format.resolvedOptions().timeZone})`;
}
