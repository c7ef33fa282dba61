import type { InflateRaw } from "@epb/workbook";
import { Inflate, inflateSync } from "fflate";

/** Size of a compressed slice. A slice expands at most 1,032 times, so little memory is wasted. */
const SLICE_BYTES = 4096;

/** Inflates synchronously, which browsers have no API for, and stops at the size limit. */
export const inflateRaw: InflateRaw = (data, maxOutputBytes) => {
  if (data.length === 0) throw new Error("not even an end");
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    length += piece.length;
    if (length > maxOutputBytes) throw new RangeError("more than may come out");
    pieces.push(piece);
  });
  for (let start = 0; start < data.length; start += SLICE_BYTES) {
    inflate.push(data.slice(start, start + SLICE_BYTES), start + SLICE_BYTES >= data.length);
  }
  const output = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    output.set(piece, at);
    at += piece.length;
  }
  // In slices, broken data looks like the end of the data; in one call, it is reported as an error.
  return length < maxOutputBytes ? inflateSync(data, { out: output }) : output;
};
