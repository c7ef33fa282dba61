import { calendarDate } from "@epb/engine";
import { type CellRule, expectation } from "./cell-rule.js";

/** A number or anything else that is no day of the calendar; `20240131` is the day it spells, typed without dashes. */
export const notADate: CellRule = ({ cell, value }) => {
  if (value.kind !== "date") return undefined;
  const details = { found: cell.value, expected: expectation(value) };
  const spelled = /^(\d{4})(\d\d)(\d\d)$/.exec(cell.value);
  const day = spelled === null ? undefined : calendarDate(`${spelled[1]}-${spelled[2]}-${spelled[3]}`);
  return day === undefined
    ? { name: "cell/not-a-date", details }
    : { name: "cell/not-a-date", details: { ...details, advice: `Enter ${day} as a date, if that is what is meant.` } };
};
