#!/usr/bin/env node
// npm links a command only to a file that exists at install time, and a clone has no bundle before its first build.
try {
  require("../dist/bin.cjs");
} catch (error) {
  if (error.code !== "MODULE_NOT_FOUND" || error.requireStack?.[0] !== __filename) throw error;
  process.stderr.write("error: epb is not built yet. Run npm run build in the root folder of the repository.\n");
  process.exitCode = 4;
}
