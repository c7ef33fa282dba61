import type { Io } from "../../io.js";
import { readBaseline } from "../../policy/baseline.js";
import { type Configuration, readConfiguration } from "../../policy/configuration.js";
import type { FindingRules } from "../../policy/finding-rules.js";
import { checkMisuse } from "./check-misuse.js";
import type { Policy } from "./judge-report.js";
import type { BatchSettings } from "./report/choose-batch-reporter.js";
import type { ReportRequest } from "./report/report-kinds.js";
import type { Thresholds } from "./report/summary.js";
import type { CheckOptions } from "./run.js";

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
    rules: configuration.rules,
    baselineFile: options.baseline ?? configuration.baseline,
    configurationFile: configuration.file,
  };
}
