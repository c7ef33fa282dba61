import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";
import { parseCommand } from "./scenario.testing.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A command with what it prints. */
const TRANSCRIPT = /^```\n\$ (epb \S+ [^\n]*)\n([^`]*\n)```$/gm;

test("what the user guide shows is what the command prints", async () => {
  const guide = readFileSync(`${ROOT}docs/cli.md`, "utf8");
  const transcripts = [...guide.matchAll(TRANSCRIPT)].filter(([, , output = ""]) => !output.startsWith("$ "));
  expect(transcripts.length).toBeGreaterThan(0);
  for (const [, command = "", output] of transcripts) {
    const io = memoryIo({ folder: `${ROOT}fixtures` });
    await runProgram(parseCommand(command).args, io);
    expect(io.written.stdout, command).toBe(output);
  }
});
