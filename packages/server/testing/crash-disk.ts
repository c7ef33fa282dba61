import { basename, dirname } from "node:path";
import type { FileSystem, OpenFile } from "../src/store/file/file-system.js";

/** An unsynced change of a file's content: bytes at a position, or a new length. */
type ContentChange = { readonly bytes: Uint8Array; readonly position: number } | { readonly length: number };

interface FileNode {
  readonly kind: "file";
  /** Content that certainly survives a power cut. */
  synced: Uint8Array;
  /** Content that programs read. */
  current: Uint8Array;
  pending: ContentChange[];
  touched: number;
}

interface FolderNode {
  readonly kind: "folder";
  synced: Map<string, Node>;
  current: Map<string, Node>;
  /** Unsynced additions and removals of names. */
  pending: { readonly name: string; readonly node: Node | undefined }[];
}

type Node = FileNode | FolderNode;

/** Part of an unsynced change that survives a power cut: nothing, all, or for bytes a part from the start. */
export type Survival = (isContent: boolean) => number;

/**
 * An in-memory disk that loses unsynced changes. A power cut may keep any unsynced changes and lose any others, in
 * files and folders, in any order, and parts of a write.
 */
export class CrashDisk implements FileSystem {
  readonly #root: FolderNode;
  #touches = 0;
  /** Called before each change, with its name. */
  beforeChange: (call: string, path: string) => void = () => {};

  constructor(root: FolderNode = newFolder()) {
    this.#root = root;
  }

  /** Number of unsynced changes. */
  get pendingChanges(): number {
    return countPending(this.#root);
  }

  /** The disk after a power cut. */
  crash(survival: Survival): CrashDisk {
    return new CrashDisk(crashFolder(this.#root, survival, new Map()));
  }

  async open(path: string, how: "read" | "write" | "create"): Promise<OpenFile> {
    const existing = this.#find(path);
    if (how !== "create") return this.#opened(requireFile(existing, path), path);
    this.beforeChange("create", path);
    if (existing !== undefined) throw systemError("EEXIST", path);
    const file: FileNode = {
      kind: "file",
      synced: new Uint8Array(),
      current: new Uint8Array(),
      pending: [],
      touched: 0,
    };
    this.#name(path, file);
    return this.#opened(file, path);
  }

  async readFile(path: string): Promise<Uint8Array> {
    return requireFile(this.#find(path), path).current.slice();
  }

  async list(folder: string): Promise<readonly string[]> {
    const node = this.#find(folder);
    return node?.kind === "folder" ? [...node.current.keys()].sort() : [];
  }

  async makeFolder(path: string): Promise<boolean> {
    if (this.#find(path) !== undefined) return false;
    this.beforeChange("makeFolder", path);
    this.#name(path, newFolder());
    return true;
  }

  async rename(from: string, to: string): Promise<void> {
    const file = requireFile(this.#find(from), from);
    this.beforeChange("rename", to);
    this.#name(to, file);
    this.#name(from, undefined);
  }

  async link(from: string, to: string): Promise<void> {
    const file = requireFile(this.#find(from), from);
    this.beforeChange("link", to);
    if (this.#find(to) !== undefined) throw systemError("EEXIST", to);
    this.#name(to, file);
  }

  async remove(path: string): Promise<void> {
    requireFile(this.#find(path), path);
    this.beforeChange("remove", path);
    this.#name(path, undefined);
  }

  async syncFolder(path: string): Promise<void> {
    const folder = this.#folder(path);
    this.beforeChange("syncFolder", path);
    folder.synced = new Map(folder.current);
    folder.pending = [];
  }

  async requireWritable(): Promise<void> {
    // Everything in memory can be written.
  }

  async touchedAt(path: string): Promise<number> {
    return requireFile(this.#find(path), path).touched;
  }

  async touch(path: string): Promise<void> {
    this.#touches += 1;
    requireFile(this.#find(path), path).touched = this.#touches;
  }

  #opened(file: FileNode, path: string): OpenFile {
    const change = (one: ContentChange): void => {
      file.pending.push(one);
      file.current = changed(file.current, one);
    };
    let isClosed = false;
    const requireOpen = (): void => {
      if (isClosed) throw systemError("EBADF", path);
    };
    return {
      size: async () => file.current.byteLength,
      read: async (length, position) => {
        requireOpen();
        return file.current.slice(position, position + length);
      },
      write: async (bytes, position) => {
        requireOpen();
        try {
          this.beforeChange("write", path);
        } catch (error) {
          // A failed write may have written a part.
          change({ bytes: bytes.slice(0, bytes.byteLength / 2), position });
          throw error;
        }
        change({ bytes: Uint8Array.from(bytes), position });
      },
      truncate: async (length) => {
        requireOpen();
        this.beforeChange("truncate", path);
        change({ length });
      },
      sync: async () => {
        requireOpen();
        this.beforeChange("sync", path);
        file.synced = file.current;
        file.pending = [];
      },
      close: async () => {
        isClosed = true;
      },
    };
  }

  #name(path: string, node: Node | undefined): void {
    const folder = this.#folder(dirname(path));
    const name = basename(path);
    folder.pending.push({ name, node });
    if (node === undefined) folder.current.delete(name);
    else folder.current.set(name, node);
  }

  #folder(path: string): FolderNode {
    const node = this.#find(path);
    if (node?.kind !== "folder") throw systemError("ENOENT", path);
    return node;
  }

  #find(path: string): Node | undefined {
    let node: Node | undefined = this.#root;
    for (const name of path.split("/").filter((part) => part !== "")) {
      node = node?.kind === "folder" ? node.current.get(name) : undefined;
    }
    return node;
  }
}

const newFolder = (): FolderNode => ({ kind: "folder", synced: new Map(), current: new Map(), pending: [] });

function requireFile(node: Node | undefined, path: string): FileNode {
  if (node?.kind !== "file") throw systemError("ENOENT", path);
  return node;
}

/** A system error in the form of Node. */
export function systemError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}

function changed(content: Uint8Array, change: ContentChange, length?: number): Uint8Array {
  if ("length" in change) {
    const cut = new Uint8Array(change.length);
    cut.set(content.subarray(0, change.length));
    return cut;
  }
  const bytes = change.bytes.subarray(0, length);
  const result = new Uint8Array(Math.max(content.byteLength, change.position + bytes.byteLength));
  result.set(content);
  result.set(bytes, change.position);
  return result;
}

function crashFolder(folder: FolderNode, survival: Survival, done: Map<Node, Node>): FolderNode {
  const entries = new Map(folder.synced);
  for (const { name, node } of folder.pending) {
    if (survival(false) === 0) continue;
    if (node === undefined) entries.delete(name);
    else entries.set(name, node);
  }
  const after = newFolder();
  for (const [name, node] of entries) {
    const left =
      done.get(node) ?? (node.kind === "file" ? crashFile(node, survival) : crashFolder(node, survival, done));
    done.set(node, left);
    after.synced.set(name, left);
  }
  after.current = new Map(after.synced);
  return after;
}

function crashFile(file: FileNode, survival: Survival): FileNode {
  let content = file.synced;
  for (const change of file.pending) {
    const part = survival(true);
    if (part === 0) continue;
    content = changed(content, change, "bytes" in change ? Math.ceil(change.bytes.byteLength * part) : undefined);
  }
  return { kind: "file", synced: content, current: content, pending: [], touched: file.touched };
}

function countPending(node: Node): number {
  if (node.kind === "file") return node.pending.length;
  const below = new Set([...node.current.values(), ...node.synced.values()]);
  return [...below].reduce((sum, child) => sum + countPending(child), node.pending.length);
}
