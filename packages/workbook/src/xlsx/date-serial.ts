const DAY_MILLISECONDS = 86_400_000;

/** Serial 0 of each epoch, in days since 1970-01-01. For 1900 it is the one that serials from 61 on count from. */
const EPOCH_1900_DAY = -25_569;
const EPOCH_1904_DAY = -24_107;

/** Excel took 1900 for a leap year: serial 60 is a 29 February that never was, and days before it count from a day later. */
const FALSE_LEAP_DAY = 60;

/** 9999-12-31, the last day Excel shows, in days since 1970-01-01. */
const LAST_DAY = 2_932_896;

const SERIAL = /^(\d{1,7})(?:\.\d*)?$/;

/**
 * The day of a date serial, as YYYY-MM-DD, without the time of day. Undefined for a text that is not a serial, for days
 * outside 1900-01-01 (or 1904-01-01) to 9999-12-31, and for serial 60 of the 1900 epoch, which is not a day.
 *
 * @param serial - A plain decimal, `45322` or `45322.75`.
 */
export function serialToIsoDate(serial: string, date1904: boolean): string | undefined {
  const whole = SERIAL.exec(serial)?.[1];
  if (whole === undefined) return undefined;
  const days = Number(whole);
  const daySinceUnixEpoch = date1904 ? EPOCH_1904_DAY + days : dayOf1900(days);
  if (daySinceUnixEpoch === undefined || daySinceUnixEpoch > LAST_DAY) return undefined;
  return new Date(daySinceUnixEpoch * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

function dayOf1900(days: number): number | undefined {
  if (days === 0 || days === FALSE_LEAP_DAY) return undefined;
  return days < FALSE_LEAP_DAY ? EPOCH_1900_DAY + days + 1 : EPOCH_1900_DAY + days;
}

/** The serial of a day, the other way round; undefined for days before the epoch or that don't exist. */
export function isoDateToSerial(isoDate: string, date1904: boolean): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(isoDate)) return undefined;
  const milliseconds = Date.parse(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(milliseconds)) return undefined;
  const day = milliseconds / DAY_MILLISECONDS;
  const counted = day - (date1904 ? EPOCH_1904_DAY : EPOCH_1900_DAY);
  const serial = String(date1904 || counted > FALSE_LEAP_DAY ? counted : counted - 1);
  return serialToIsoDate(serial, date1904) === isoDate ? serial : undefined;
}

/**
 * The serial of a day as a number, without special cases of programs; NaN for the days before {@link FALSE_LEAP_DAY} or
 * 1904, which few workbooks have.
 *
 * @param isoDate - A day that exists.
 */
export function laterDaySerial(isoDate: string, date1904: boolean): number {
  const [year, month, day] = [isoDate.slice(0, 4), isoDate.slice(5, 7), isoDate.slice(8)];
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MILLISECONDS;
  const counted = days - (date1904 ? EPOCH_1904_DAY : EPOCH_1900_DAY);
  return counted > FALSE_LEAP_DAY ? counted : Number.NaN;
}
