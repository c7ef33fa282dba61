import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";
import { parseCommand } from "./scenario.testing.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A command with its output. */
const TRANSCRIPT = /^```\n\$ (epb \S+ [^\n]*)\n([^`]*\n)```$/gm;

const GUIDES = ["docs/cli.md", ...readdirSync(`${ROOT}docs/cli`).map((name) => `docs/cli/${name}`)];

test.each(GUIDES)("the example of %s equals the output of the command", async (path) => {
  const guide = readFileSync(ROOT + path, "utf8");
  const transcripts = [...guide.matchAll(TRANSCRIPT)].filter(([, , output = ""]) => !output.startsWith("$ "));
  for (const [, command = "", output] of transcripts) {
    const io = memoryIo({ folder: `${ROOT}fixtures` });
    await runProgram(parseCommand(command).args, io);
    expect(io.written.stdout, command).toBe(output);
  }
});
