import { ZIP_CODE_RUNS } from "../data/zip-code-runs.js";
import type { ZipCodeValue } from "./zip-code-data.js";

/** The runs of `ZIP_CODE_RUNS`, unpacked side by side. */
interface ZipCodeRuns {
  readonly firsts: readonly number[];
  readonly lengths: readonly number[];
  readonly values: readonly ZipCodeValue[];
}

const RADIX = 36;

/** Unpacked when the first ZIP code is asked for, then kept. */
let unpacked: ZipCodeRuns | undefined;

/** The row of a ZIP code, given as a number; undefined when the table does not list it. */
export function findZipCode(zip: number): ZipCodeValue | undefined {
  unpacked ??= unpack();
  const { firsts, lengths, values } = unpacked;
  const run = lastAtMost(firsts, zip);
  const first = firsts[run];
  const length = lengths[run];
  return first === undefined || length === undefined || zip >= first + length ? undefined : values[run];
}

export const isPlaceholderZipCode = (zip: number): boolean => zip <= ZIP_CODE_RUNS.lastPlaceholder;

function unpack(): ZipCodeRuns {
  const firsts: number[] = [];
  const lengths: number[] = [];
  const values: ZipCodeValue[] = [];
  let end = 0;
  let value: ZipCodeValue | undefined;
  for (const run of ZIP_CODE_RUNS.runs.split(" ")) {
    const [gap = "", lengthText = "", place = ""] = run.split(".");
    const first = end + (gap === "" ? 0 : Number.parseInt(gap, RADIX));
    const length = lengthText === "" ? 1 : Number.parseInt(lengthText, RADIX);
    if (place !== "") value = ZIP_CODE_RUNS.values[Number.parseInt(place, RADIX)];
    if (value === undefined) continue;
    firsts.push(first);
    lengths.push(length);
    values.push(value);
    end = first + length;
  }
  return { firsts, lengths, values };
}

/**
 * Position of the last number of an ascending list that is at most the limit, by binary search; −1 if there is no such
 * number.
 */
function lastAtMost(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const number = rising[middle];
    if (number !== undefined && number <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
