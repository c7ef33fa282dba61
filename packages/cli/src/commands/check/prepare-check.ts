import { type Io, STANDARD_STREAM } from "../../io.js";
import { readBaseline } from "../../policy/baseline.js";
import { type Configuration, readConfiguration } from "../../policy/configuration.js";
import type { FindingRules } from "../../policy/finding-rules.js";
import { mayBeCacheFolder } from "./cache.js";
import type { Policy } from "./judge-report.js";
import type { BatchSettings } from "./report/choose-batch-reporter.js";
import type { ReportRequest } from "./report/report-kinds.js";
import type { Thresholds } from "./report/summary.js";
import type { CheckOptions } from "./run.js";

/** Mistake in a command line of `epb check`, as a sentence that says what to do. */
function checkMisuse(
  names: readonly string[],
  requests: readonly ReportRequest[],
  cacheFolder: string | undefined,
  io: Io,
): string | undefined {
  if (cacheFolder !== undefined && !mayBeCacheFolder(cacheFolder, io)) {
    return `${cacheFolder} is not a cache folder. To check the files in this folder, write the folder before --cache. To choose the cache folder, write --cache=FOLDER with a new folder.`;
  }
  if (names.length === 0) return "Give the files, folders, or patterns (in quotation marks) to check.";
  if (names.includes(STANDARD_STREAM))
    return "epb check cannot read standard input. Give file paths, or use epb calc -.";
  const paths = requests.flatMap(({ path }) => path ?? []);
  if (requests.length - paths.length > 1) {
    return "Only one report can go to standard output. Give a file name for each other report: --report KIND=FILE.";
  }
  const twice = paths.find((path, index) => paths.slice(0, index).some((other) => isSame(path, other, io)));
  if (twice !== undefined) return `Two reports would be written to ${twice}. Give each report a separate file name.`;
  const overwritten = paths.find((path) => names.some((name) => isSame(name, path, io)));
  if (overwritten !== undefined) {
    return `${overwritten} is one of the inputs and would be overwritten. Choose another file name for the report.`;
  }
  return undefined;
}

const isSame = (path: string, other: string, io: Io): boolean => path === other || io.isSameFile(path, other);

/** Parts of a run that the command line, the configuration, and the baseline decide before any input is read. */
export interface PreparedCheck {
  readonly settings: CheckSettings;
  readonly policy: Policy;
  readonly requests: readonly ReportRequest[];
  readonly reportPaths: readonly string[];
  /** Baselines of the run, which are no inputs. */
  readonly ownFiles: readonly string[];
  readonly cacheFolder: string | undefined;
}

/** Settings of a run: those of the command line, and for the rest those of the configuration. */
export interface CheckSettings extends Thresholds, BatchSettings {
  readonly names: readonly string[];
  readonly rules: FindingRules;
  readonly baselineFile: string | undefined;
}

export type PreparedResult =
  | { readonly ok: true; readonly check: PreparedCheck }
  /** Sentences that say what is wrong and what to do. */
  | { readonly ok: false; readonly sentences: readonly string[] };

const USUAL_CACHE_FOLDER = ".epb-cache";

/** Reads the configuration and the baseline, and refuses mistakes of the command line. */
export async function prepareCheck(paths: readonly string[], options: CheckOptions, io: Io): Promise<PreparedResult> {
  const read = await readConfiguration(options.config, io);
  if (!read.ok) return read;
  const settings = settingsOf(paths, options, read.configuration);
  const { names, baselineFile, rules } = settings;
  const known = baselineFile === undefined ? undefined : await readBaseline(baselineFile, io);
  if (known?.ok === false) return known;
  const requests = options.report ?? [{ kind: "human" }];
  const cacheFolder = options.cache === true ? USUAL_CACHE_FOLDER : options.cache;
  const complaint = checkMisuse(names, requests, cacheFolder, io);
  if (complaint !== undefined) return { ok: false, sentences: [complaint] };
  return {
    ok: true,
    check: {
      settings,
      policy: { rules, baseline: known?.baseline },
      requests,
      reportPaths: requests.flatMap(({ path }) => path ?? []),
      ownFiles: [baselineFile, options.writeBaseline].filter((file) => file !== undefined),
      cacheFolder,
    },
  };
}

function settingsOf(paths: readonly string[], options: CheckOptions, configuration: Configuration): CheckSettings {
  const maxWarnings = options.maxWarnings ?? configuration.maxWarnings;
  return {
    names: paths.length > 0 ? paths : (configuration.paths ?? []),
    failOn: options.failOn ?? configuration.failOn ?? "error",
    ...(maxWarnings !== undefined && { maxWarnings }),
    allowSkipped: options.allowSkipped ?? configuration.allowSkipped ?? false,
    rules: configuration.rules,
    baselineFile: options.baseline ?? configuration.baseline,
    configurationFile: configuration.file,
  };
}
