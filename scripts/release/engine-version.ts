import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "../docs/sources.js";

/** The file of the engine's version in its sources, where a result can name it without reading files. */
export const ENGINE_VERSION_FILE: string = resolve(ROOT, "packages/engine/src/constants/engine-version.ts");

/** The file as the version of the package makes it. A release writes it, and a test compares the two. */
export function engineVersionFile(): string {
  const text = readFileSync(resolve(ROOT, "packages/engine/package.json"), "utf8");
  const { version } = JSON.parse(text) as { readonly version: string };
  return readFileSync(ENGINE_VERSION_FILE, "utf8").replace(/(ENGINE_VERSION = ).*;/, `$1${JSON.stringify(version)};`);
}
