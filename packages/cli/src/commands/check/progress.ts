import { Writable } from "node:stream";
import { Presets, SingleBar } from "cli-progress";
import type { Io } from "../../io.js";
import type { FileReport } from "./report/file-report.js";

/** Progress display during the check. */
export interface Progress {
  add(report: FileReport): void;
  /** Clears the line for other output on the same terminal. */
  clear(): void;
  stop(): void;
}

const FORMAT = "{bar} {value}/{total} files  {rate} a second  {failing} failing  {eta_formatted} left";
const BAR_COLUMNS = 24;
const CLEAR_LINE = "\r\u001b[2K";

/** A progress line on standard error, removed at the end. */
export function showProgress(total: number, io: Io): Progress {
  const bar = new SingleBar(
    {
      format: FORMAT,
      barsize: BAR_COLUMNS,
      stream: terminalStream(io),
      clearOnComplete: true,
      forceRedraw: true,
      linewrap: true,
    },
    Presets.shades_classic,
  );
  const startMilliseconds = Date.now();
  let done = 0;
  let failing = 0;
  bar.start(total, 0, { rate: "–", failing });
  return {
    add: ({ status }) => {
      done++;
      if (status !== "ok" && status !== "warnings") failing++;
      const seconds = (Date.now() - startMilliseconds) / 1000;
      bar.update(done, { rate: seconds < 1 ? "–" : Math.round(done / seconds), failing });
    },
    clear: () => io.stderr(CLEAR_LINE),
    stop: () => bar.stop(),
  };
}

/** Standard error as the library knows streams. */
function terminalStream(io: Io): Writable {
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk: unknown, _encoding, done) => {
      io.stderr(String(chunk));
      done();
    },
  });
  return Object.assign(stream, { isTTY: true, columns: io.stderrTerminal.columns ?? 80 });
}
