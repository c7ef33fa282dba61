import { join } from "node:path";
import { StoreInUse } from "../store-problem.js";
import { type FileSystem, hasCode, removeIfThere } from "./file-system.js";
import { type LockHolder, type LockParty, parseLockHolder } from "./lock-holder.js";

/** Interval of a holder's heartbeat, and the time without one after which the holder counts as dead, in ms. */
export const HEARTBEAT = 2000;
const SILENCE = 7000;

const LOCK = /^lock-(\d{10})\.json$/;

interface LockInput {
  readonly fileSystem: FileSystem;
  readonly root: string;
  readonly party: LockParty;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Lock on a folder, so that only one process writes in it. Locks are files with increasing numbers, and the highest one
 * is in effect. A new holder creates the next number, which can succeed only once: of two processes that find a dead
 * holder, only one gets the lock. A release creates a successor without a holder.
 */
export class FolderLock {
  readonly #input: LockInput;
  readonly #number: number;

  private constructor(input: LockInput, number: number) {
    this.#input = input;
    this.#number = number;
  }

  /** @throws StoreRefusal if another process holds the folder */
  static async take(input: LockInput): Promise<FolderLock> {
    const highest = (await lockNumbers(input)).at(-1) ?? 0;
    if (highest > 0) await requireDead(input, highest);
    const lock = new FolderLock(input, highest + 1);
    await lock.#make(highest + 1, input.party.self);
    await lock.requireHeld();
    await lock.#removeBelow(highest + 1);
    return lock;
  }

  /** @throws StoreRefusal if another process has taken over because it saw no heartbeat */
  async requireHeld(): Promise<void> {
    if ((await lockNumbers(this.#input)).at(-1) !== this.#number) throw taken(this.#input.root);
  }

  /** Updates the heartbeat. */
  async beat(): Promise<void> {
    await this.#input.fileSystem.touch(lockPath(this.#input.root, this.#number));
  }

  async release(): Promise<void> {
    if ((await lockNumbers(this.#input)).at(-1) !== this.#number) return;
    await this.#make(this.#number + 1, null);
    await this.#removeBelow(this.#number + 1);
  }

  /** Creates a lock in one step: writes it under another name first. */
  async #make(number: number, holder: LockHolder | null): Promise<void> {
    const { fileSystem, root, party } = this.#input;
    const draft = join(root, `lock-${party.self.opening}.tmp`);
    const file = await fileSystem.open(draft, "create");
    try {
      await file.write(Buffer.from(`${JSON.stringify(holder)}\n`), 0);
      // Other processes would wait for a lock that is empty after a power cut.
      await file.sync();
    } finally {
      await file.close();
    }
    try {
      await fileSystem.link(draft, lockPath(root, number));
    } catch (error) {
      // A process that has taken the folder removes the drafts of others.
      throw hasCode(error, "EEXIST") || hasCode(error, "ENOENT") ? taken(root) : error;
    } finally {
      await removeIfThere(fileSystem, draft);
    }
  }

  async #removeBelow(number: number): Promise<void> {
    for (const lower of await lockNumbers(this.#input)) {
      if (lower < number) await removeIfThere(this.#input.fileSystem, lockPath(this.#input.root, lower));
    }
  }
}

const lockPath = (root: string, number: number): string => join(root, `lock-${String(number).padStart(10, "0")}.json`);

async function lockNumbers({ fileSystem, root }: LockInput): Promise<number[]> {
  const names = await fileSystem.list(root);
  return names.flatMap((name) => LOCK.exec(name)?.[1] ?? []).map(Number);
}

/** Resolves when the holder of a lock can certainly not write. */
async function requireDead(input: LockInput, number: number): Promise<void> {
  const { fileSystem, root, party, wait } = input;
  const path = lockPath(root, number);
  const holder = await readHolder(fileSystem, path);
  if (holder === null) return;
  const isRunning = holder === undefined ? undefined : party.isRunning(holder);
  if (isRunning === false) return;
  if (isRunning === true) throw taken(root, holder);
  // Another machine or container, or before a restart: the holder is dead if its heartbeat does not change.
  const touchedAt = await fileSystem.touchedAt(path);
  for (let waited = 0; waited < SILENCE; waited += HEARTBEAT / 4) {
    await wait(HEARTBEAT / 4);
    if ((await fileSystem.touchedAt(path)) !== touchedAt) throw taken(root, holder);
  }
}

/** Null for a released lock; undefined for a lock that is empty after a power cut. */
async function readHolder(fileSystem: FileSystem, path: string): Promise<LockHolder | null | undefined> {
  try {
    const content: unknown = JSON.parse(Buffer.from(await fileSystem.readFile(path)).toString());
    return content === null ? null : parseLockHolder(content);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw hasCode(error, "ENOENT") ? taken(path) : error;
  }
}

function taken(root: string, holder?: LockHolder): StoreInUse {
  const who = holder === undefined ? "Another process" : `Process ${holder.process} on ${holder.host}`;
  return new StoreInUse(
    `${who} uses the folder ${root}. Only one server can use a folder at a time. Stop the other server, or use another folder.`,
  );
}
