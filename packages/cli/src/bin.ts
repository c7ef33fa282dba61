#!/usr/bin/env node
import { writeSync } from "node:fs";
import { expectRun, RunLength } from "./run-length.js";
import { CLI_VERSION } from "./versions.js";

const [first, ...others] = process.argv.slice(2);
if (others.length === 0 && (first === "--version" || first === "-V")) {
  // The commonest question of other programs is answered before anything is loaded, `process.stdout` included.
  writeSync(1, `${CLI_VERSION}\n`);
} else {
  void run();
}

async function run(): Promise<void> {
  expectRun(RunLength.Short);
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
