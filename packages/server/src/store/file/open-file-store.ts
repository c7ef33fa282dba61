import { randomUUID } from "node:crypto";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { AnyCollection } from "../collection.js";
import { StoreRefusal } from "../store-problem.js";
import { AuditFiles } from "./audit-files.js";
import { BackupRequests } from "./backup-requests.js";
import { BlobFiles } from "./blob-files.js";
import { Checkpoints } from "./checkpoints.js";
import { DiskHealth, watchSyncs } from "./disk-health.js";
import { FileDocuments } from "./file-documents.js";
import { FileStore } from "./file-store.js";
import { type FileSystem, hasCode, removeIfThere } from "./file-system.js";
import { FolderLock, HEARTBEAT } from "./folder-lock.js";
import { Folders } from "./folders.js";
import { GroupCommit, type GroupSink } from "./group-commit.js";
import { Journal, type Replay } from "./journal.js";
import { linkFiles } from "./link-files.js";
import { loadDocuments } from "./load-documents.js";
import { type LockParty, thisProcess } from "./lock-holder.js";
import { NODE_FILE_SYSTEM } from "./node-file-system.js";
import { verifyFiles } from "./verify-files.js";

const CACHE_BYTES = 64 * 1024 * 1024;
const CHECKPOINT_DELAY = 1000;

export interface FileStoreOptions {
  readonly fileSystem?: FileSystem;
  /** Time of new jobs. */
  readonly clock?: () => Date;
  readonly uuid?: () => string;
  /** Their columns are read at the start; those of other collections at the first query. */
  readonly collections?: readonly AnyCollection[];
  /** Size of the cache of documents. */
  readonly cacheBytes?: number;
  /** Maximum time of a commit in the journal before a checkpoint, in milliseconds. */
  readonly checkpointDelay?: number;
  /** Holder of the lock on the folder. */
  readonly party?: LockParty;
}

/**
 * Opens the store in a folder, and creates the folder if necessary. Replays the journal, and reads every file.
 *
 * @throws StoreRefusal if another process uses the folder
 * @throws StoreDamage if the journal or the end of the audit log is broken; a broken document is only reported
 */
export async function openFileStore(folder: string, options: FileStoreOptions = {}): Promise<FileStore> {
  const root = resolve(folder);
  const health = new DiskHealth();
  const fileSystem = watchSyncs(options.fileSystem ?? NODE_FILE_SYSTEM, health);
  const uuid = options.uuid ?? randomUUID;
  await fileSystem.makeFolder(root);
  await fileSystem.syncFolder(dirname(root));
  const lock = await FolderLock.take({ fileSystem, root, party: options.party ?? thisProcess(randomUUID()), wait });
  const heartbeat = setInterval(() => void lock.beat().catch(() => undefined), HEARTBEAT).unref();
  try {
    const folders = new Folders(fileSystem);
    for (const name of FOLDERS) await folders.make(join(root, name), root);
    await requireWritableFolders(fileSystem, root);
    await sweep(fileSystem, root);
    const { journal, replay } = await Journal.open(fileSystem, join(root, "journal"), health);
    const documents = new FileDocuments(fileSystem, root, options.cacheBytes ?? CACHE_BYTES);
    await loadDocuments(fileSystem, root, documents, options.collections ?? [], changesOf(replay));
    for (const change of changesOf(replay)) documents.apply(change);
    const entries = replay.batches.flatMap((batch) => batch.entries);
    const audit = await AuditFiles.open(fileSystem, join(root, "audit"), entries[0]?.sequence);
    const temporary = (): string => join(root, "temporary", uuid());
    const clock = options.clock ?? (() => new Date());
    const blobs = new BlobFiles({ fileSystem, health, folders, root, temporary, clock });
    const delay = options.checkpointDelay ?? CHECKPOINT_DELAY;
    const checkpoints = new Checkpoints(
      { fileSystem, folders, health, root, documents, audit, journal, temporary, delay },
      entries,
    );
    const head = entries.at(-1) ?? (await audit.head());
    if (replay.segments.length > 0) await checkpoints.run();
    const sink: GroupSink = {
      append: async (batch) => {
        const held = lock.requireHeld();
        const writing = written(journal.append(batch));
        writing.then(
          () => health.noteWrite(true),
          () => health.noteWrite(false),
        );
        await Promise.all([writing, held.catch(() => undefined)]);
        await held.catch((error: unknown) => Promise.reject(health.fail(error)));
      },
      absorb: (overlay, added) => {
        documents.absorb(overlay);
        checkpoints.note(added);
      },
    };
    const commits = new GroupCommit(sink, head);
    checkpoints.begin((work) => commits.between(work));
    let backups: BackupRequests | undefined;
    const store = new FileStore({
      ...{ documents, commits, checkpoints, blobs, health, lock },
      jobs: { clock, uuid },
      report: { damage: documents.damage(), replayed: replay.batches.length, tornBytes: replay.tornBytes },
      linkFiles: (target) => linkFiles(fileSystem, root, target),
      tryWriting: () => tryWriting(fileSystem, temporary()),
      verify: () => verifyFiles({ root, documents, blobs, checkpoints }),
      end: async () => {
        await backups?.stop();
        await checkpoints.run();
        await checkpoints.stop();
        await journal.close();
        clearInterval(heartbeat);
        // On a full disk, the lock cannot be released; it is stale when this process has ended.
        await lock.release().catch(() => undefined);
      },
    });
    backups = new BackupRequests(fileSystem, root, (target) => store.backUp(target));
    return store;
  } catch (error) {
    clearInterval(heartbeat);
    await lock.release().catch(() => undefined);
    throw error;
  }
}

const FOLDERS = ["documents", "blobs", "audit", "journal", "temporary"];

const changesOf = ({ batches }: Replay): readonly Replay["batches"][number]["changes"][number][] =>
  batches.flatMap(({ changes }) => changes);

/** A store that cannot write must not open: otherwise the first change would fail. */
async function requireWritableFolders(fileSystem: FileSystem, root: string): Promise<void> {
  for (const name of FOLDERS) await fileSystem.requireWritable(join(root, name));
  const documents = join(root, "documents");
  for (const collection of await fileSystem.list(documents)) {
    const folders = (await fileSystem.list(join(documents, collection))).map((name) =>
      join(documents, collection, name),
    );
    // A file among the folders contains nothing.
    if (folders.length > 0) await fileSystem.requireWritable(join(documents, collection));
    for (const folder of folders) {
      if ((await fileSystem.list(folder)).length > 0) await fileSystem.requireWritable(folder);
    }
  }
}

/** Removes temporary files of an ended process. Nothing refers to them. */
async function sweep(fileSystem: FileSystem, root: string): Promise<void> {
  const folder = join(root, "temporary");
  for (const name of await fileSystem.list(folder)) {
    try {
      await fileSystem.remove(join(folder, name));
    } catch (error) {
      // An unrelated folder, which does no harm: Linux reports EISDIR, and macOS EPERM.
      if (!hasCode(error, "EISDIR") && !hasCode(error, "EPERM")) throw error;
    }
  }
  // Another process that wants the folder at the same time removes its own draft.
  for (const name of await fileSystem.list(root))
    if (/^lock-.*\.tmp$/.test(name)) await removeIfThere(fileSystem, join(root, name));
}

/** Size of most changes. */
const TRIED_BYTES = 65_536;

async function tryWriting(fileSystem: FileSystem, path: string): Promise<void> {
  const file = await fileSystem.open(path, "create");
  try {
    await file.write(Buffer.alloc(TRIED_BYTES), 0);
    await file.sync();
  } finally {
    await file.close();
    await fileSystem.remove(path);
  }
}

async function written(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof StoreRefusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreRefusal(`The change could not be written. Nothing of it was saved: ${reason}`, { cause: error });
  }
}
