import { posix } from "node:path";
import type { Severity } from "@epb/workbook/diagnostics";
import { type Io, systemErrorCode } from "../io.js";
import { type FindingRules, NO_RULES } from "./finding-rules.js";

/** Settings for every run below a folder. */
export interface Configuration {
  /** Path of the configuration file, if any. */
  readonly file?: string;
  /** Paths to check, relative to the current folder. */
  readonly paths?: readonly string[];
  readonly failOn?: Severity;
  readonly maxWarnings?: number;
  readonly allowSkipped?: boolean;
  readonly rules: FindingRules;
  /** Path of the baseline, from the current folder. */
  readonly baseline?: string;
}

export type ConfigurationResult =
  | { readonly ok: true; readonly configuration: Configuration }
  /** Sentences that say what is wrong and what to write. */
  | { readonly ok: false; readonly sentences: readonly string[] };

export const CONFIGURATION_FILE = "epb.config.json";

const NO_CONFIGURATION: Configuration = { rules: NO_RULES };

/**
 * Reads the configuration: the file that is named, or the nearest `epb.config.json` of the current folder and those
 * above it.
 *
 * @param named - Path of the file; false for no configuration.
 */
export async function readConfiguration(named: string | false | undefined, io: Io): Promise<ConfigurationResult> {
  const file = configurationPath(named, io);
  if (file === undefined) return { ok: true, configuration: NO_CONFIGURATION };
  const bytes = await bytesOf(file, io);
  if (bytes === undefined)
    return {
      ok: false,
      sentences: [
        `The configuration file ${file} cannot be read. Check the name of the file and your permission to read the file.`,
      ],
    };
  const { configurationOf } = await import("./configuration-of.js");
  return configurationOf(bytes, file);
}

/** Path of the configuration file that a run reads; undefined for none. */
export function configurationPath(named: string | false | undefined, io: Io): string | undefined {
  return named === false ? undefined : (named ?? findConfiguration(io));
}

async function bytesOf(file: string, io: Io): Promise<Uint8Array | undefined> {
  try {
    return await io.readBytes(file);
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
    return undefined;
  }
}

/** The nearest configuration file, as a path from the current folder. */
function findConfiguration(io: Io): string | undefined {
  const depth = (io.realPath(".") ?? "").split(/[\\/]/).length;
  const candidates = Array.from({ length: depth }, (_, levels) => posix.join("../".repeat(levels), CONFIGURATION_FILE));
  return candidates.find((file) => io.kindOf(file) === "file");
}
