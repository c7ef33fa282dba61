/**
 * Writes the version of the engine's package.json into its sources, where a result can name it without reading files.
 * Runs after `changeset version`, as `npm run version-packages`; a test compares the two.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./docs/sources.js";

export const ENGINE_VERSION_FILE: string = resolve(ROOT, "packages/engine/src/constants/engine-version.ts");

/** The file as the version of the package makes it. */
export function engineVersionFile(): string {
  const text = readFileSync(resolve(ROOT, "packages/engine/package.json"), "utf8");
  const { version } = JSON.parse(text) as { readonly version: string };
  return readFileSync(ENGINE_VERSION_FILE, "utf8").replace(/(ENGINE_VERSION = ).*;/, `$1${JSON.stringify(version)};`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(ENGINE_VERSION_FILE, engineVersionFile());
