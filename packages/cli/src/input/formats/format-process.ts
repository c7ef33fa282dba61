/** Process that reads one .ods or .xls file, and ends itself if the process that waits for it has ended. */
import { Worker } from "node:worker_threads";
import { type LibraryFormat, readForeign } from "@epb/workbook/formats";
import { WITHOUT_COMPRESSION } from "@epb/workbook/node";

export interface FormatTask {
  readonly bytes: Uint8Array;
  readonly format: LibraryFormat;
}

const [milliseconds] = process.argv.slice(2);

// No timer of this thread runs while the library reads.
new Worker(`setTimeout(() => process.kill(process.pid, "SIGKILL"), ${Number(milliseconds)})`, { eval: true }).unref();

process.once("message", ({ bytes, format }: FormatTask) => {
  process.send?.(readForeign(bytes, format, WITHOUT_COMPRESSION), undefined, undefined, () => process.disconnect());
});
