import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What `tsc` writes for one source file. */
const WRITTEN = /\.(?:js|d\.ts)(?:\.map)?$/;

/**
 * Files in `dist` of a package whose source file is no longer there, relative to `dist`. `tsc -b` leaves the output of
 * a source file that was moved or deleted, and it would be published.
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
