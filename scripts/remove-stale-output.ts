/**
 * Removes the output of an earlier build for deleted source files, from the packages that `tsc -b` builds. The bundles
 * of the command line and of the viewer clean their own folders.
 */
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT } from "./docs/sources.js";
import { staleOutput } from "./packages/stale-output.js";
import { workspaces } from "./packages/workspaces.js";

for (const { folder } of workspaces()) {
  const path = resolve(ROOT, folder);
  if (!existsSync(join(path, "dist/.tsbuildinfo"))) continue;
  for (const file of staleOutput(path)) rmSync(join(path, "dist", file));
}
