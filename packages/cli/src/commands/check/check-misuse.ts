import { type Io, STANDARD_STREAM } from "../../io.js";
import { mayBeCacheFolder } from "./cache.js";
import type { ReportRequest } from "./report/report-kinds.js";

/** Mistake in a command line of `epb check`, as a sentence that says what to do. */
export function checkMisuse(
  names: readonly string[],
  requests: readonly ReportRequest[],
  cacheFolder: string | undefined,
  io: Io,
): string | undefined {
  if (cacheFolder !== undefined && !mayBeCacheFolder(cacheFolder, io)) {
    return `${cacheFolder} is not a cache folder. To check its files, write it before --cache. To cache results, write --cache=FOLDER with a new folder.`;
  }
  if (names.length === 0) return "Name the files, folders, or patterns (in quotation marks) to check.";
  if (names.includes(STANDARD_STREAM)) return "epb check cannot read standard input. Name files, or use epb calc -.";
  const paths = requests.flatMap(({ path }) => path ?? []);
  if (requests.length - paths.length > 1) {
    return "Only one report can go to standard output. Name a file for each other report: --report KIND=FILE.";
  }
  const twice = paths.find((path, index) => paths.slice(0, index).some((other) => isSame(path, other, io)));
  if (twice !== undefined) return `Two reports would be written to ${twice}. Name a separate file for each report.`;
  const overwritten = paths.find((path) => names.some((name) => isSame(name, path, io)));
  if (overwritten !== undefined) {
    return `${overwritten} is one of the inputs and would be overwritten. Name another file for the report.`;
  }
  return undefined;
}

const isSame = (path: string, other: string, io: Io): boolean => path === other || io.isSameFile(path, other);
