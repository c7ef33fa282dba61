import { crc32 } from "@epb/workbook/correct";
import { type LibraryFormat, readForeign } from "@epb/workbook/formats";
import { deflateSync } from "fflate";
import { inflateRaw } from "./inflate-raw.js";

/** A file for the worker. */
export interface FormatTask {
  readonly bytes: Uint8Array;
  readonly format: LibraryFormat;
}

// The library gets a zip that is only read again.
const TOOLS = { inflateRaw, crc32, deflateRaw: (data: Uint8Array): Uint8Array => deflateSync(data, { level: 0 }) };

// A worker for one file, which the page terminates.
addEventListener("message", ({ data: { bytes, format } }: MessageEvent<FormatTask>) => {
  postMessage(readForeign(bytes, format, TOOLS));
});
