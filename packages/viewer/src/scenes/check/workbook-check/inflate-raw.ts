import type { InflateRaw } from "@epb/workbook";
import { Inflate, inflateSync } from "fflate";

/** Compressed bytes that are unpacked at a time: they come to 1,032 times as many at most, so little is made for nothing. */
const SLICE_BYTES = 4096;

/** Unpacks at once, which browsers have nothing for, and no more than it may. */
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
  // In slices, the end of broken data is taken for the end; all at once, it is told apart.
  return length < maxOutputBytes ? inflateSync(data, { out: output }) : output;
};
