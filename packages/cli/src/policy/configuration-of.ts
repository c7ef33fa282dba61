import { isAbsolute, posix } from "node:path";
import type { Configuration, ConfigurationResult } from "./configuration.js";
import { configurationSchema } from "./configuration-schema.js";
import { parseSettings } from "./parse-settings.js";

/** The configuration in the bytes of a file, with its paths from the current folder. */
export function configurationOf(bytes: Uint8Array, file: string): ConfigurationResult {
  const parsed = parseSettings(bytes, file, configurationSchema);
  if (!parsed.ok) {
    const sentences = parsed.complaints.map(({ key, text }) => `${file}${key === "" ? "" : `, ${key}`}: ${text}`);
    return { ok: false, sentences };
  }
  const { paths, failOn, maxWarnings, allowSkipped, severity = {}, select, ignore = [], baseline } = parsed.settings;
  const fromHere = (path: string): string => (isAbsolute(path) ? path : posix.join(folderOf(file), path));
  const configuration: Configuration = {
    file,
    rules: { severity: new Map(Object.entries(severity)), select, ignore },
    ...(paths !== undefined && { paths: paths.map(fromHere) }),
    ...(failOn !== undefined && { failOn }),
    ...(maxWarnings !== undefined && { maxWarnings }),
    ...(allowSkipped !== undefined && { allowSkipped }),
    ...(baseline !== undefined && { baseline: fromHere(baseline) }),
  };
  return { ok: true, configuration };
}

const folderOf = (file: string): string =>
  posix.dirname(file.replaceAll("\\", process.platform === "win32" ? "/" : "\\"));
