#!/usr/bin/env node
import { writeSync } from "node:fs";
import { keepCompiledCode } from "./keep-compiled-code.js";
import { tellOutputFailure } from "./output-failure.js";
import { programArguments } from "./program-arguments.js";
import { expectRun } from "./run-length.js";
import { CLI_VERSION } from "./versions.js";

const args = programArguments();
const [first, ...others] = args;
if (others.length === 0 && (first === "--version" || first === "-V")) {
  // The commonest question of other programs is answered before anything is loaded, `process.stdout` included.
  try {
    writeSync(1, `${CLI_VERSION}\n`);
  } catch (error) {
    endOnFailure(error);
  }
} else {
  void run();
}

async function run(): Promise<void> {
  keepCompiledCode();
  expectRun("short");
  const { createNodeIo, ExitCode, removeUnfinishedFiles, runProgram } = await import("./main.js");
  process.once("SIGINT", () => {
    removeUnfinishedFiles();
    process.exit(ExitCode.Interrupted);
  });
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", endOnFailure);
  }
  process.exitCode = await runProgram(args, createNodeIo());
}

function endOnFailure(error: unknown): void {
  const status = tellOutputFailure(error);
  if (status !== undefined) process.exit(status);
}
