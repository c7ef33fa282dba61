import { execFile, execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, statfs, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { bundleWriter, findLostWrites, Writer } from "../../../testing/acknowledged-writes.js";
import { ITEMS, itemId } from "../../../testing/conformance-items.js";
import { countUp, findLoss, Ledger } from "../../../testing/store-workload.js";
import { until } from "../../../testing/until.js";
import { openFileStore } from "./open-file-store.js";

const run = promisify(execFile);
const POWER_CUTS = 12;

let folder: string;
let disk: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-disk-"));
  disk = join(folder, "disk");
  await mkdir(disk);
});
afterEach(async () => {
  await run("umount", [disk]).catch(() => undefined);
  await rm(folder, { recursive: true });
});

function works(program: string, ...values: string[]): boolean {
  try {
    execFileSync(program, values, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const isRoot = process.getuid?.() === 0;

/** Reason why the test cannot have its own disk; undefined if it can. */
function mountProblem(): string | undefined {
  if (process.platform !== "linux" || !isRoot) return "needs Linux and root to mount a disk";
  const place = execFileSync("mktemp", ["-d"]).toString().trim();
  const isMounted = works("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", place) && works("umount", place);
  execFileSync("rmdir", [place]);
  return isMounted ? undefined : "may not mount a disk here";
}

/** xfs if available, otherwise ext4: both can be shut down with the loss of unwritten data. */
function fileSystemProgram(): string | undefined {
  return ["mkfs.xfs", "mkfs.ext4"].find((program) => works("which", program));
}

/**
 * Stops a file system as a power cut does: with `xfs_io` if available, otherwise with the same system call through
 * Python.
 */
async function cutPower(place: string): Promise<void> {
  if (works("which", "xfs_io")) await run("xfs_io", ["-x", "-c", "shutdown", place]);
  else await run("python3", ["-c", STOP_WITHOUT_FLUSH, place]);
}

/** XFS_IOC_GOINGDOWN without flushing the log, which ext4 supports, too. */
const STOP_WITHOUT_FLUSH = `
import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack("I", 2))
`;

const problem = mountProblem();
const powerProblem =
  problem ??
  (fileSystemProgram() === undefined
    ? "needs mkfs.xfs (package xfsprogs) or mkfs.ext4"
    : works("which", "xfs_io") || works("which", "python3")
      ? undefined
      : "needs xfs_io (package xfsprogs) or Python");

/**
 * A test that needs features of the machine. If one is missing, the test passes with a note in its name, and prints the
 * note, because most reporters do not print names of passing tests.
 */
function testOnRealDisk(missing: string | undefined, name: string, work: () => Promise<void>): void {
  if (missing === undefined) {
    // Mounts its own disk, up to a dozen times.
    test(name, { timeout: timeLimit(120_000) }, work);
    return;
  }
  test(`${name} — NOT TRIED HERE: ${missing}`, () => {
    process.stderr.write(`NOT TRIED HERE, since it ${missing}: ${name}\n`);
    expect(missing).not.toBe("");
  });
}

describe("a full disk", () => {
  testOnRealDisk(problem, "refuses changes, keeps what there is, and goes on when there is room", async () => {
    await run("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", disk]);
    const root = join(disk, "store");
    const store = await openFileStore(root);
    const ledger = new Ledger();
    await countUp(store, ledger, 1);
    await store.settle();
    const { bavail, bsize } = await statfs(disk);
    const filler = join(disk, "filler");
    await writeFile(filler, Buffer.alloc(bavail * bsize - 16_384));
    let refused: unknown;
    for (let number = 2; refused === undefined && number < 60; number += 1) {
      await countUp(store, ledger, number).catch((error: unknown) => {
        refused = error;
      });
    }
    expect(refused).toMatchObject({
      name: "StoreRefusal",
      message: expect.stringMatching(/could not be written\. Nothing of it was saved: ENOSPC/),
    });
    for (const [id, count] of ledger.acknowledged) expect((await store.get(ITEMS, id))?.document.count).toBe(count);
    await unlink(filler);
    await countUp(store, ledger, 1);
    expect((await store.get(ITEMS, itemId(1)))?.document.count).toBe(2);
    await store.close();
    const again = await openFileStore(root);
    expect(await findLoss(again, ledger)).toEqual([]);
    await again.close();
  });
});

describe("a power cut", () => {
  testOnRealDisk(powerProblem, `loses nothing that was acknowledged, ${POWER_CUTS} times`, async () => {
    const image = join(folder, "image");
    await run("truncate", ["-s", "320M", image]);
    const make = fileSystemProgram() ?? "";
    await run(make, make === "mkfs.xfs" ? ["-q", image] : ["-q", "-F", image]);
    const program = await bundleWriter(folder);
    const root = join(disk, "store");
    const acknowledged = new Map<number, number>();
    for (let round = 0; round < POWER_CUTS; round += 1) {
      await run("mount", ["-o", "loop", image, disk]);
      if (round > 0) expect(await findLostWrites(root, acknowledged)).toEqual([]);
      const writer = new Writer(program, root);
      await until(() => writer.writes > 0 || writer.process.exitCode !== null);
      await wait((round * 53) % 250);
      // Without power, a process reports nothing: ext4 may report an interrupted sync as done.
      writer.process.kill("SIGSTOP");
      await cutPower(disk);
      await writer.kill();
      for (const [number, count] of writer.acknowledged) acknowledged.set(number, count);
      await run("umount", [disk]);
    }
    await run("mount", ["-o", "loop", image, disk]);
    expect(await findLostWrites(root, acknowledged)).toEqual([]);
    expect([...acknowledged.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(POWER_CUTS);
  });
});
