#!/usr/bin/env node
import { writeSync } from "node:fs";
import { CLI_VERSION } from "./versions.js";

/**
 * A run lasts a few dozen milliseconds: compiling hot functions early costs more than it brings back, and room for new
 * objects that doubles and doubles again is memory that is used once.
 */
const FLAGS_FOR_SHORT_RUNS = "--interrupt-budget=2000000 --semi-space-growth-factor=1";

const [first, ...others] = process.argv.slice(2);
if (others.length === 0 && (first === "--version" || first === "-V")) {
  // The commonest question of other programs is answered before anything is loaded, `process.stdout` included.
  writeSync(1, `${CLI_VERSION}\n`);
} else {
  void run();
}

async function run(): Promise<void> {
  process.getBuiltinModule("node:v8").setFlagsFromString(FLAGS_FOR_SHORT_RUNS);
  const { createNodeIo, ExitCode, removeUnfinishedFiles, runProgram } = await import("./main.js");
  process.once("SIGINT", () => {
    removeUnfinishedFiles();
    process.exit(ExitCode.Interrupted);
  });
  for (const stream of [process.stdout, process.stderr]) {
    // Whoever closes a pipe early (`epb … | head`) has read enough.
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
  process.exitCode = await runProgram(process.argv.slice(2), createNodeIo());
}
