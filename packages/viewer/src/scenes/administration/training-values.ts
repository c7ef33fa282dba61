import { CREATE_TRAINING_DATE, type NewTrainingDate, type TrainingDate, type TrainingType } from "@epb/contract";
import * as z from "zod/mini";
import { TRAINING_TEXTS as TEXTS } from "../../texts/administration-texts.js";

/** Form values of a webinar: local times in the format of browser inputs. */
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

/** Local time of the browser: `2026-12-01T11:00`. */
function toClock(at: string): string {
  const date = new Date(at);
  const two = (number: number): string => String(number).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Instant of a local time. Other texts are returned unchanged, and the schema refuses them. */
function toInstant(clock: string): string {
  const date = new Date(clock);
  return Number.isNaN(date.getTime()) ? clock : date.toISOString();
}

/** Request body of the form. Times that are already instants stay unchanged. */
export const trainingOf = (values: TrainingValues): NewTrainingDate =>
  ({ ...values, startTime: toInstant(values.startTime), endTime: toInstant(values.endTime) }) as NewTrainingDate;

interface Clocks {
  readonly [name: string]: unknown;
  startTime: string;
  endTime: string;
}

/** Contract schema of a webinar, with issues at the fields of the form. */
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
