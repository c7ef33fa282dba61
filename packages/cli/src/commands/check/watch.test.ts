import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Io } from "../../io.js";
import { type MemoryIo, memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const WARNING = readFileSync(`${FIXTURES}projects/example-annual-end.json`, "utf8");
const FINE = readFileSync(`${FIXTURES}projects/epx-campus.json`, "utf8");
const BROKEN = '{ "record":';

/** Milliseconds for which a file must not change before it is read. */
const QUIET_MS = 300;

interface WatchedWorld {
  /** Files of the world; the steps change them. */
  readonly files: Map<string, string>;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly io: MemoryIo;
  /** Paths that were read since the last step. */
  readonly reads: string[];
}

type Step = (world: WatchedWorld) => void;

interface Watched {
  readonly world: WatchedWorld;
  /** Text of standard output in each round: of the start, and after each step. */
  readonly rounds: readonly string[];
}

/**
 * Runs `epb check --watch`. Each step happens while the program waits for the next second; `whileQuiet` happens while it
 * waits for files to be quiet.
 */
async function watched(
  args: readonly string[],
  contents: Readonly<Record<string, string>>,
  steps: readonly Step[],
  { whileQuiet = [], override = {} }: { readonly whileQuiet?: readonly Step[]; readonly override?: Partial<Io> } = {},
): Promise<Watched> {
  const files = new Map(Object.entries(contents));
  const io = memoryIo({ files });
  const reads: string[] = [];
  const world: WatchedWorld = { files, io, reads, stdout: () => io.written.stdout, stderr: () => io.written.stderr };
  const rounds: string[] = [];
  const leftSteps = [...steps];
  const leftQuiet = [...whileQuiet];
  let told = 0;
  await new Promise<void>((end, fail) => {
    const pause = (milliseconds: number): Promise<void> => {
      if (milliseconds === QUIET_MS) {
        leftQuiet.shift()?.(world);
        return Promise.resolve();
      }
      rounds.push(io.written.stdout.slice(told));
      told = io.written.stdout.length;
      const step = leftSteps.shift();
      if (step === undefined) {
        end();
        return new Promise(() => undefined);
      }
      reads.length = 0;
      step(world);
      return Promise.resolve();
    };
    const readBytes: Io["readBytes"] = (path) => {
      reads.push(path);
      return io.readBytes(path);
    };
    runProgram(["check", ...args, "--watch"], { ...io, readBytes, ...override, pause }).then(
      (status) => fail(new Error(`It ended with ${status}: ${io.written.stderr}`)),
      fail,
    );
  });
  return { world, rounds };
}

const nothing: Step = () => undefined;

describe("a watched folder", () => {
  const contents = { "p/a.json": FINE, "p/b.json": WARNING };

  test("is checked whole, and then not again", async () => {
    const { world, rounds } = await watched(["p"], contents, [nothing, nothing]);
    expect(rounds[0]).toContain("2 files checked: 1 ok, 1 with warnings\n1 warning\n");
    expect(rounds.slice(1)).toEqual(["", ""]);
    expect(world.reads).toEqual([]);
    expect(world.stderr()).toBe("Watching for changes. Press Ctrl+C to stop.\n");
  });

  test("has only the changed file read again, and totals of all", async () => {
    const { world, rounds } = await watched(["p"], contents, [({ files }) => files.set("p/a.json", "{}")]);
    expect(rounds[1]).toMatch(/^\n14:32:05 {2}Changed: p\/a\.json\.\np\/a\.json/);
    expect(rounds[1]).not.toContain("b.json");
    expect(rounds[1]).toMatch(/\n2 files: 1 with warnings, 1 with errors; 2 errors, 1 warning\.\n$/);
    expect(world.reads).toEqual(["p/a.json"]);
  });

  test("reports when the last finding disappears", async () => {
    const { rounds } = await watched(["p"], contents, [({ files }) => files.set("p/b.json", FINE)]);
    expect(rounds[1]).toBe("\n14:32:05  Changed: p/b.json.\n2 files: 2 ok; no findings.\n");
  });

  test("has files that appear and disappear", async () => {
    const { rounds } = await watched(["p"], contents, [
      ({ files }) => files.set("p/new/c.json", FINE),
      ({ files }) => files.delete("p/b.json"),
    ]);
    expect(rounds.slice(1)).toEqual([
      "\n14:32:05  New: p/new/c.json.\n3 files: 2 ok, 1 with warnings; 1 warning.\n",
      "\n14:32:05  Removed: p/b.json.\n2 files: 2 ok; no findings.\n",
    ]);
  });

  test("ignores lock files, temporary files, and JSON of other programs", async () => {
    const { rounds } = await watched(["p"], contents, [
      ({ files }) => files.set("p/~$b.xlsx", "lock").set("p/.~lock.b.xlsx#", "lock").set("p/4F2A1000", "temporary"),
      ({ files }) => files.set("p/package.json", '{ "name": "other" }'),
      ({ files }) => files.set("p/package.json", '{ "name": "else" }'),
      ({ files }) => files.delete("p/package.json"),
    ]);
    expect(rounds.slice(1)).toEqual(["", "", "", ""]);
  });

  test("may disappear and return", async () => {
    const { rounds } = await watched(["p"], contents, [
      ({ files }) => files.clear(),
      ({ files }) => {
        for (const [path, text] of Object.entries(contents)) files.set(path, text);
      },
    ]);
    expect(rounds[1]).toContain("Missing: p. Removed: p/a.json, p/b.json.\n");
    expect(rounds[1]).toMatch(/1 file: 1 unreadable; 1 error\.\n$/);
    expect(rounds[2]).toContain("New: p/a.json, p/b.json. Found again: p.\n");
    expect(rounds[2]).toMatch(/2 files: 1 ok, 1 with warnings; 1 warning\.\n$/);
  });

  test("without inputs is waited for", async () => {
    const { world, rounds } = await watched(["p", "q/*.json"], { "p/notes.txt": "" }, [
      ({ files }) => files.set("p/a.json", FINE),
      ({ files }) => files.set("q/b.json", FINE),
    ]);
    expect(world.stderr()).toContain(
      "There is no workbook (.xlsx, .ods, .xls, .csv) and no project (.json) in the folder p.\n",
    );
    expect(world.stderr()).toContain("No file matches the pattern q/*.json: there is no folder q.");
    expect(rounds).toEqual([
      "",
      "\n14:32:05  New: p/a.json.\n1 file: 1 ok; no findings.\n",
      "\n14:32:05  New: q/b.json.\n2 files: 2 ok; no findings.\n",
    ]);
  });
});

describe("a file that is being saved", () => {
  test("is read when it is quiet, and not before", async () => {
    const { rounds } = await watched(
      ["a.json"],
      { "a.json": FINE },
      [({ files }) => files.set("a.json", BROKEN), nothing],
      { whileQuiet: [({ files }) => files.set("a.json", WARNING)] },
    );
    expect(rounds[1]).toBe("");
    expect(rounds[2]).toMatch(/Changed: a\.json\.[\s\S]*1 file: 1 with warnings; 1 warning\.\n$/);
  });

  test("does not delay the others", async () => {
    const { rounds } = await watched(
      ["p"],
      { "p/a.json": FINE, "p/b.json": FINE },
      [({ files }) => files.set("p/a.json", BROKEN).set("p/b.json", WARNING)],
      { whileQuiet: [({ files }) => files.set("p/a.json", `${BROKEN} `)] },
    );
    expect(rounds[1]).toContain("Changed: p/b.json.\n");
    expect(rounds[1]).toMatch(/2 files: 1 ok, 1 with warnings; 1 warning\.\n$/);
  });

  test("may be missing for a moment", async () => {
    const { rounds } = await watched(["a.json"], { "a.json": FINE }, [({ files }) => files.delete("a.json"), nothing], {
      whileQuiet: [({ files }) => files.set("a.json", WARNING)],
    });
    expect(rounds[1]).toBe("");
    expect(rounds[2]).toContain("Changed: a.json.");
  });

  test("is read again if it changes while it is read", async () => {
    const files = new Map([["a.json", FINE]]);
    const inner = memoryIo({ files });
    const { rounds } = await watched(["a.json"], {}, [nothing, nothing], {
      override: {
        kindOf: inner.kindOf,
        fingerprintOf: inner.fingerprintOf,
        readBytes: async (path) => {
          const bytes = await inner.readBytes(path);
          files.set("a.json", WARNING);
          return bytes;
        },
      },
    });
    expect(rounds[0]).toContain("1 file checked: 1 ok");
    expect(rounds[1]).toContain("1 file: 1 with warnings");
    expect(rounds[2]).toBe("");
  });

  test("is read as soon as its writer releases it, and reported once until then", async () => {
    let isHeld = false;
    const io = memoryIo({ files: new Map([["a.json", WARNING]]) });
    const readBytes: Io["readBytes"] = (path) =>
      isHeld
        ? Promise.reject(Object.assign(new Error("EBUSY"), { code: "EBUSY", syscall: "open" }))
        : io.readBytes(path);
    const hold = ({ files }: WatchedWorld): void => {
      isHeld = true;
      files.set("a.json", WARNING);
    };
    const letGo = (): void => {
      isHeld = false;
    };
    const { rounds } = await watched(["a.json"], { "a.json": FINE }, [hold, nothing, letGo, nothing], {
      override: { readBytes },
    });
    expect(rounds[1]).toContain("1 file: 1 unreadable; 1 error.");
    expect(rounds[2]).toBe("");
    expect(rounds[3]).toContain("1 file: 1 with warnings; 1 warning.");
    expect(rounds[4]).toBe("");
  });
});

describe("settings", () => {
  const contents = { "p/a.json": FINE, "p/b.json": WARNING };

  test("that change have everything checked again", async () => {
    const { world, rounds } = await watched(["p"], contents, [
      ({ files }) => files.set("epb.config.json", '{ "severity": { "EPB-PRC-001": "error" } }'),
    ]);
    expect(rounds[1]).toContain("\n14:32:05  The settings changed. All files are checked again.\np/b.json");
    expect(rounds[1]).toMatch(/2 files: 1 ok, 1 with errors; 1 error\.\n$/);
    expect(world.reads).toEqual(expect.arrayContaining(["p/a.json", "p/b.json"]));
  });

  test("with other paths have files of these paths only", async () => {
    const { rounds } = await watched([], { ...contents, "epb.config.json": '{ "paths": ["p"] }' }, [
      ({ files }) => files.set("epb.config.json", '{ "paths": ["p/a.json"] }'),
    ]);
    expect(rounds[1]).toMatch(/\n1 file: 1 ok; no findings\.\n$/);
  });

  test("with a mistake are reported once, and the earlier settings stay in use", async () => {
    const { world, rounds } = await watched(["p"], contents, [
      ({ files }) => files.set("epb.config.json", '{ "failOm": "error" }'),
      nothing,
      ({ files }) => files.delete("epb.config.json"),
    ]);
    expect(world.stderr().match(/cannot use the changed settings/g)).toHaveLength(1);
    expect(world.stderr()).toContain("error: epb.config.json, failOm:");
    expect(rounds.slice(1, 3)).toEqual(["", ""]);
    expect(rounds[3]).toContain("The settings changed.");
  });

  test("that are half written are not used", async () => {
    const { world, rounds } = await watched(
      ["p"],
      contents,
      [({ files }) => files.set("epb.config.json", "{ "), nothing],
      { whileQuiet: [({ files }) => files.set("epb.config.json", '{ "ignore": ["EPB-PRC"] }')] },
    );
    expect(world.stderr()).not.toContain("cannot be used");
    expect(rounds[2]).toContain("no findings, 1 ignored.");
  });

  test("include the baseline", async () => {
    const empty = '{ "schemaVersion": "1", "findings": [] }';
    const first = memoryIo({ files: new Map(Object.entries(contents)) });
    await runProgram(["check", "p", "--write-baseline", "known.json"], first);
    const { rounds } = await watched(["p", "--baseline", "known.json"], { ...contents, "known.json": empty }, [
      ({ files }) => files.set("known.json", String(first.written.files.get("known.json"))),
    ]);
    expect(rounds[0]).toContain("1 warning");
    expect(rounds[1]).toMatch(/2 files: 2 ok; no findings, 1 known\.\n$/);
  });

  test("of waivers have their file checked again", async () => {
    const waiver = {
      code: "EPB-PRC-001",
      path: "implementationPricing.percentages",
      reason: "Agreed.",
      person: "J. Roe",
    };
    const waivers = JSON.stringify({ waivers: [{ ...waiver, until: "2026-12-31" }] });
    const { world, rounds } = await watched(["p"], contents, [
      ({ files }) => files.set("p/b.json.waivers.json", waivers),
    ]);
    expect(rounds[1]).toContain("Changed: p/b.json.\n");
    expect(rounds[1]).toMatch(/2 files: 2 ok; no findings, 1 waived\.\n$/);
    expect(world.reads).toEqual(["p/b.json", "p/b.json.waivers.json"]);
  });
});

describe("reports in files", () => {
  test("are written again with all files", async () => {
    const { world, rounds } = await watched(
      ["p", "--report", "json=all.json"],
      { "p/a.json": FINE, "p/b.json": WARNING },
      [({ files }) => files.set("p/a.json", "{}")],
    );
    const { files, summary } = JSON.parse(String(world.io.written.files.get("all.json")));
    expect(files.map(({ status }: { status: string }) => status)).toEqual(["errors", "warnings"]);
    expect(summary.files).toBe(2);
    expect(rounds).toEqual(["", ""]);
    expect(world.stderr()).toContain("\n14:32:05  Changed: p/a.json.\n2 files: 1 with warnings, 1 with errors;");
  });

  test("that cannot be written later are reported, and written at the next change", async () => {
    let isHeld = false;
    const io = memoryIo();
    const startFile: Io["startFile"] = (path) => {
      if (isHeld) throw Object.assign(new Error("EBUSY"), { code: "EBUSY", syscall: "open" });
      return io.startFile(path);
    };
    const { world } = await watched(
      ["a.json", "--report", "csv=all.csv"],
      { "a.json": FINE },
      [
        ({ files }) => {
          isHeld = true;
          files.set("a.json", WARNING);
        },
        ({ files }) => {
          isHeld = false;
          files.set("a.json", "{}");
        },
      ],
      { override: { startFile } },
    );
    expect(world.stderr()).toContain("error: all.csv cannot be written (EBUSY).");
    expect(String(io.written.files.get("all.csv"))).toContain("a.json,return,with errors");
  });
});

describe("--watch is refused", () => {
  test.each([
    [["-"], "epb check cannot read standard input. Give file paths, or use epb calc -."],
    [["a.json", "--report", "json"], "Write --report json=FILE."],
    [["a.json", "--report", "html"], "Write --report html=FILE."],
    [["a.json", "--report", "github=log"], "--report github does not work with --watch."],
    [["a.json", "--shard", "1/2"], "--shard does not work with --watch. Remove one of the two options."],
    [["a.json", "--changed-since", "HEAD"], "--changed-since does not work with --watch."],
    [["a.json", "--write-baseline", "known.json"], "--write-baseline does not work with --watch."],
    [["a.json", "--config", "missing.json"], "The configuration file missing.json cannot be read."],
    [[], "Give the files, folders, or patterns"],
  ])("with %j", async (args, sentence) => {
    const io = memoryIo({ files: new Map([["a.json", FINE]]) });
    const pause = () => Promise.reject(new Error("It watches."));
    expect(await runProgram(["check", ...args, "--watch"], { ...io, pause })).toBe(2);
    expect(io.written.stderr).toContain(sentence);
    expect(io.written.stderr.match(/error:/g)).toHaveLength(1);
  });
});

test("--quiet prints findings and nothing to standard error", async () => {
  const { world, rounds } = await watched(["a.json", "--quiet"], { "a.json": FINE }, [
    ({ files }) => files.set("a.json", WARNING),
  ]);
  expect(world.stderr()).toBe("");
  expect(rounds[1]).toContain("Changed: a.json.");
});
