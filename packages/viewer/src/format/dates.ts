import { COMMON_TEXTS } from "../texts/common-texts.js";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const INSTANT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const TODAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const WEBINAR = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "long",
});

/** A day of the calendar, `2024-01-31`, as `Jan 31, 2024`: the same day wherever it is read. */
export const calendarDay = (day: string | undefined): string =>
  day === undefined || day === "" ? COMMON_TEXTS.notKnown : DAY.format(new Date(`${day}T00:00:00Z`));

/** An instant in the local time of the browser. */
export const instant = (at: string | undefined): string =>
  at === undefined ? COMMON_TEXTS.notKnown : INSTANT.format(new Date(at));

const AGO = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
/** Seconds of each unit, the longest first. */
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** Time since an instant, in whole units: `3 days ago`, `yesterday`, `now` within a minute. */
export function timeAgo(at: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - new Date(at).getTime()) / 1000);
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["second", seconds + 1];
  return AGO.format(-Math.floor(seconds / length), unit);
}

/** The time of day of an instant, by the clock of the reader: `7:40 PM`. */
export const timeOfDay = (milliseconds: number): string => TIME.format(milliseconds);

/** The present day, by the clock of the reader. */
export const today = (): string => TODAY.format(new Date());

/** Start of a day in local time, or of the day this many days later; undefined for no day. */
export function dayBegins(day: string, daysLater = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const begin = new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
  return Number.isNaN(begin.getTime()) ? undefined : begin.toISOString();
}

/** @spec P §9 "Webinar date display" */
export const webinarDate = (at: string): string => WEBINAR.format(new Date(at));
