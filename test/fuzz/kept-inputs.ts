import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Inputs in a folder, by the name of their file. */
export function keptInputs(folder: string): ReadonlyMap<string, Uint8Array> {
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
}

/** Saves an input under the hash of its content. @returns The file. */
export function keepInput(folder: string, input: Uint8Array): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, createHash("sha256").update(input).digest("hex").slice(0, 16));
  writeFileSync(file, input);
  return file;
}
