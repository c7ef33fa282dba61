import { join } from "node:path";
import { StoreInUse } from "../store-problem.js";
import { type FileSystem, hasCode, removeIfThere } from "./file-system.js";
import { type LockHolder, type LockParty, parseLockHolder } from "./lock-holder.js";

/** How often a holder shows that it lives, and how long the silence has to be for it to be taken for dead, in ms. */
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
 * One process writes in a folder. Locks are files with numbers that only grow, and the highest one holds. Who takes over
 * makes the next number, which only one can, so two that find a dead holder at once do not both get it. A lock is given
 * back by a successor that nobody holds.
 */
export class FolderLock {
  readonly #input: LockInput;
  readonly #number: number;

  private constructor(input: LockInput, number: number) {
    this.#input = input;
    this.#number = number;
  }

  /** @throws StoreRefusal when somebody else has it */
  static async take(input: LockInput): Promise<FolderLock> {
    const highest = (await lockNumbers(input)).at(-1) ?? 0;
    if (highest > 0) await requireDead(input, highest);
    const lock = new FolderLock(input, highest + 1);
    await lock.#make(highest + 1, input.party.self);
    await lock.requireHeld();
    await lock.#removeBelow(highest + 1);
    return lock;
  }

  /** @throws StoreRefusal when it was taken over: by somebody who heard nothing of this process for a while */
  async requireHeld(): Promise<void> {
    if ((await lockNumbers(this.#input)).at(-1) !== this.#number) throw taken(this.#input.root);
  }

  /** Shows that the holder lives. */
  async beat(): Promise<void> {
    await this.#input.fileSystem.touch(lockPath(this.#input.root, this.#number));
  }

  async release(): Promise<void> {
    if ((await lockNumbers(this.#input)).at(-1) !== this.#number) return;
    await this.#make(this.#number + 1, null);
    await this.#removeBelow(this.#number + 1);
  }

  /** All of a lock is there at once: it is written under another name. */
  async #make(number: number, holder: LockHolder | null): Promise<void> {
    const { fileSystem, root, party } = this.#input;
    const draft = join(root, `lock-${party.self.opening}.tmp`);
    const file = await fileSystem.open(draft, "create");
    try {
      await file.write(Buffer.from(`${JSON.stringify(holder)}\n`), 0);
      // A lock that a power cut leaves without content would be waited for.
      await file.sync();
    } finally {
      await file.close();
    }
    try {
      await fileSystem.link(draft, lockPath(root, number));
    } catch (error) {
      // Who has taken the folder meanwhile removes the drafts of others.
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

/** Returns when the holder of a lock is certain not to write any more. */
async function requireDead(input: LockInput, number: number): Promise<void> {
  const { fileSystem, root, party, wait } = input;
  const path = lockPath(root, number);
  const holder = await readHolder(fileSystem, path);
  if (holder === null) return;
  const isRunning = holder === undefined ? undefined : party.isRunning(holder);
  if (isRunning === false) return;
  if (isRunning === true) throw taken(root, holder);
  // Another machine or container, or one before a restart: it is dead when it shows nothing for a while.
  const touchedAt = await fileSystem.touchedAt(path);
  for (let waited = 0; waited < SILENCE; waited += HEARTBEAT / 4) {
    await wait(HEARTBEAT / 4);
    if ((await fileSystem.touchedAt(path)) !== touchedAt) throw taken(root, holder);
  }
}

/** Null for a lock that was given back, undefined for one that a power cut left without content. */
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
