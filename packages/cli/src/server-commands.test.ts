import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ExitCode } from "./exit-code.js";
import { type MemoryIo, memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-cli-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a command line; a server that it starts is stopped as soon as it waits. */
async function run(...args: readonly string[]): Promise<{ readonly exitCode: ExitCode; readonly io: MemoryIo }> {
  const io = memoryIo({ env: { EPB_PORT: "0", EPB_LOG_LEVEL: "silent" } });
  return { exitCode: await runProgram([...args, "--data", folder], io), io };
}

describe("epb serve", () => {
  test("starts a site, shows the first password, and stops when it is told to", async () => {
    const { exitCode, io } = await run("serve");
    expect(exitCode).toBe(ExitCode.Ok);
    expect(io.written.stderr).toMatch(/first administrator is \S+, with the password \S{24}/);
    expect(io.written.stderr).toMatch(/The site is at http:\/\/localhost:[1-9]\d*/);
    expect(io.written.stdout).toBe("");
  });

  test("--demo refuses a folder that holds something else", async () => {
    await writeFile(join(folder, "important.txt"), "mine");
    const { exitCode, io } = await run("serve", "--demo");
    expect([exitCode, io.written.stderr]).toEqual([
      ExitCode.Usage,
      expect.stringContaining("not from a demonstration site"),
    ]);
    expect(await readdir(folder)).not.toContain("demonstration.json");
  });
});

describe("epb audit verify and epb store verify", () => {
  test("find a log whole that a server wrote, and know an entry again", async () => {
    await run("serve");
    const first = await run("audit", "verify");
    expect(first.exitCode).toBe(ExitCode.Ok);
    const [, head = ""] = /\n(\d+:[0-9a-f]{64})\n$/.exec(first.io.written.stdout) ?? [];
    expect((await run("audit", "verify", "--expect", head)).exitCode).toBe(ExitCode.Ok);
    const other = head.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
    expect((await run("audit", "verify", "--expect", other)).exitCode).toBe(ExitCode.Findings);
    expect((await run("store", "verify")).exitCode).toBe(ExitCode.Ok);
  });

  test("tell of an entry that was changed, and of a document", async () => {
    await run("serve");
    const [name = ""] = await readdir(join(folder, "audit"));
    const path = join(folder, "audit", name);
    await writeFile(path, (await readFile(path, "utf8")).replace("user.created", "user.removed"));
    const audit = await run("audit", "verify");
    expect(audit.exitCode).not.toBe(ExitCode.Ok);
    expect(audit.io.written.stdout + audit.io.written.stderr).not.toContain("is intact");
    const users = join(folder, "documents", "users");
    const [user = ""] = await filesBelow(users);
    await appendFile(user, "x");
    expect((await run("store", "verify")).exitCode).not.toBe(ExitCode.Ok);
  });
});

describe("epb store export and import", () => {
  test("bring everything into another folder, byte for byte", async () => {
    await run("serve");
    const [file, again, other] = ["a.epb", "b.epb", "other"].map((name) =>
      join(folder, "..", `${basename(folder)}-${name}`),
    );
    if (file === undefined || again === undefined || other === undefined) throw new Error("three paths");
    expect((await run("store", "export", file)).exitCode).toBe(ExitCode.Ok);
    const io = memoryIo();
    expect(await runProgram(["store", "import", file, "--data", other], io)).toBe(ExitCode.Ok);
    expect(io.written.stdout).toMatch(/^Copied: \d+ documents, \d+ entries of the audit log, 0 files\.\n$/);
    expect(await runProgram(["store", "export", again, "--data", other], memoryIo())).toBe(ExitCode.Ok);
    expect(await readFile(again)).toEqual(await readFile(file));
    // Neither an existing file nor a folder with data is overwritten.
    expect((await run("store", "export", file)).exitCode).toBe(ExitCode.Usage);
    expect((await run("store", "import", file)).exitCode).toBe(ExitCode.Usage);
    for (const path of [file, again, other]) await rm(path, { recursive: true });
  });
});

describe("epb store backup and rebuild-statistics", () => {
  test("work on the folder of a server that has ended, and refuse one that they cannot use", async () => {
    await run("serve");
    const file = join(folder, "..", `${basename(folder)}.epb`);
    expect((await run("store", "backup", file)).exitCode).toBe(ExitCode.Ok);
    expect((await run("store", "backup", file)).exitCode).toBe(ExitCode.Usage);
    await rm(file);
    const { exitCode, io } = await run("store", "rebuild-statistics");
    expect([exitCode, io.written.stdout]).toEqual([ExitCode.Ok, "The statistics were recalculated from 0 projects.\n"]);
    let refused: Awaited<ReturnType<typeof run>> | undefined;
    const serving = memoryIo({ env: { EPB_PORT: "0", EPB_LOG_LEVEL: "silent" } });
    await runProgram(["serve", "--data", folder], {
      ...serving,
      untilStopped: async () => {
        refused = await run("store", "rebuild-statistics");
        // A backup works beside the running server.
        expect((await run("store", "backup", file)).exitCode).toBe(ExitCode.Ok);
        await rm(file);
      },
    });
    expect([refused?.exitCode, refused?.io.written.stderr]).toEqual([
      ExitCode.Usage,
      expect.stringContaining("Only one server can use a folder"),
    ]);
  });
});

async function filesBelow(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
