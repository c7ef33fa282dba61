import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Output files of `tsc` for a source file. */
const WRITTEN = /\.(?:js|d\.ts)(?:\.map)?$/;

/**
 * Files in `dist` of a package without a source file, relative to `dist`. `tsc -b` does not delete the output of a
 * moved or deleted source file, and npm would publish it.
 */
export function staleOutput(packageFolder: string): readonly string[] {
  const output = join(packageFolder, "dist");
  if (!existsSync(output)) return [];
  const hasSource = (file: string): boolean =>
    [".ts", ".tsx"].some((ending) => existsSync(join(packageFolder, "src", file.replace(WRITTEN, ending))));
  return readdirSync(output, { recursive: true, encoding: "utf8" })
    .filter((file) => WRITTEN.test(file) && !hasSource(file))
    .sort();
}
