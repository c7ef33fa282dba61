import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ExitCode } from "../exit-code.js";
import { memoryIo } from "../memory-io.testing.js";
import { runProgram } from "../program.js";
import { parseCommand } from "../scenario.testing.js";

const PROJECT = readFileSync(
  fileURLToPath(new URL("../../../../fixtures/projects/example-annual-end.json", import.meta.url)),
);

const FOREIGN = fileURLToPath(new URL("../../../../fixtures/foreign/", import.meta.url));
const FORM = readFileSync(`${FOREIGN}pro-forma.xlsx`);
const PROFILE = readFileSync(`${FOREIGN}pro-forma.epb-profile.json`);

async function helpOf(...args: readonly string[]): Promise<string> {
  const io = memoryIo();
  expect(await runProgram([...args, "--help"], io)).toBe(ExitCode.Ok);
  return io.written.stdout;
}

/** Files of the names that examples use, written once for all commands. */
const EXAMPLE_FILES: ReadonlyMap<string, string | Uint8Array> = await writeExampleFiles();

async function writeExampleFiles(): Promise<Map<string, string | Uint8Array>> {
  const older = JSON.parse(new TextDecoder().decode(PROJECT));
  older.record.version = "1.99";
  const files = new Map<string, string | Uint8Array>([
    ["project.json", PROJECT],
    ["older.json", JSON.stringify(older)],
  ]);
  const io = memoryIo({ files });
  await runProgram(["template", "epb-calculating", "--filled", "project.json", "-o", "project.xlsx"], io);
  const revised = JSON.parse(new TextDecoder().decode(PROJECT));
  revised.data.financing.indexRate = "0.04";
  const revision = memoryIo({ files: new Map([["revised.json", JSON.stringify(revised)]]) });
  await runProgram(["template", "epb-calculating", "--filled", "revised.json", "-o", "revised.xlsx"], revision);
  const all = new Map([...files, ...io.written.files, ...revision.written.files]);
  // The same files in a folder, for commands with folders and patterns.
  const inFolder = [...all].map(([name, contents]) => [`projects/${name}`, contents] as const);
  return new Map([...all, ...inFolder, ["form.xlsx", FORM], ["profiles/form.epb-profile.json", PROFILE]]);
}

/** They work on folders and ports of the machine; `server-commands.test.ts` runs what their examples show. */
const ON_REAL_FOLDERS = new Set(["serve", "store", "audit"]);

/** The names that the help of the whole program lists. */
async function commandNames(): Promise<readonly string[]> {
  const [, list = ""] = /^Commands:\n((?: {2}.*\n)+)/m.exec(await helpOf()) ?? [];
  return [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name = ""]) => name).filter((name) => name !== "help");
}

test.each([[[]], ...(await commandNames()).map((name) => [[name]])])(
  "the examples in the help of epb %j run",
  async (command) => {
    const examples = [...(await helpOf(...command)).matchAll(/^\s+\$ (epb .*)$/gm)].map(([, example = ""]) => example);
    expect(examples.length).toBeGreaterThan(0);
    if (command.some((name) => ON_REAL_FOLDERS.has(name))) return;
    const files = new Map(EXAMPLE_FILES);
    for (const example of examples) {
      const { args, stdin } = parseCommand(example);
      // It runs until it is interrupted; `watch.test.ts` runs it.
      if (args.includes("--watch")) continue;
      const io = memoryIo({ files, ...(stdin !== undefined && { stdin: files.get(stdin) ?? "" }) });
      // Not every clone has the branch of the example.
      const runGit: typeof io.runGit = (parts) => io.runGit(parts.map((part) => part.replace("origin/main", "HEAD")));
      const exitCode = await runProgram(args, { ...io, runGit });
      // The output of an example is the input of the next; all of them start with the same project.
      for (const [name, contents] of io.written.files) if (!files.has(name)) files.set(name, contents);
      // An example may show the effect of `--fail-on warning`, and nobody answers the questions of a mapping; none may
      // fail for another reason.
      const mayFind = args.includes("warning") || args.includes("--with") || args.includes("--ask");
      expect([ExitCode.Ok, ...(mayFind ? [ExitCode.Findings] : [])], example).toContain(exitCode);
    }
  },
);
