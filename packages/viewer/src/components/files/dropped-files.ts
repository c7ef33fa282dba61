import { FILE_TEXTS } from "../../texts/file-texts.js";

/** A file that a person selected or dropped. */
export interface PickedFile {
  /** Its name, behind the folders that were opened for it: `north/school.xlsx`. */
  readonly path: string;
  readonly file: File;
}

/** Skipped parts of a drop, by reason. */
interface LeftOut {
  /** Files in folders that are of no kind that is taken here. */
  readonly otherKinds: readonly string[];
  readonly unreadable: readonly string[];
  /** Folders, if folders are not opened. */
  readonly folders: readonly string[];
  /** True if the drop exceeds the limit. */
  readonly isCut: boolean;
}

/** Files of a drop, and its skipped parts. */
export interface Dropped {
  readonly files: readonly PickedFile[];
  readonly leftOut: LeftOut;
}

interface Terms {
  readonly opensFolders: boolean;
  /** True if a file in a folder is accepted; a file that is dropped directly always is. */
  readonly isWanted: (name: string) => boolean;
}

/** Maximum number of files on a page; the command line takes more. */
export const MOST_FILES = 1000;
/** A drop with more entries is probably a disk dropped by mistake. */
const MOST_ENTRIES = 20_000;

const IN_ORDER = new Intl.Collator("en", { numeric: true });

/** Everything in a drop, its folders opened in the order of their names. */
export async function droppedFiles(transfer: DataTransfer, terms: Terms): Promise<Dropped> {
  // The browser clears the dropped data when its event ends.
  const items = [...transfer.items]
    .filter(({ kind }) => kind === "file")
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const opening = new Opening(terms);
  for (const { entry, file } of items) {
    if (entry?.isDirectory === true) await opening.open(entry as FileSystemDirectoryEntry);
    else if (file !== null) opening.take({ path: file.name, file });
  }
  return opening.dropped;
}

/** Files of a selected folder: a browser lists all files in and below it, in its own order. */
export function filesOfFolder(files: readonly File[], isWanted: Terms["isWanted"]): Dropped {
  const opening = new Opening({ opensFolders: true, isWanted });
  opening.takeFolder(files.map((file) => ({ path: file.webkitRelativePath, file })));
  return opening.dropped;
}

/** Collects the files of folders up to the limit. */
class Opening {
  readonly #terms: Terms;
  readonly #files: PickedFile[] = [];
  readonly #otherKinds: string[] = [];
  readonly #unreadable: string[] = [];
  readonly #folders: string[] = [];
  #entries = 0;
  #isCut = false;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  get dropped(): Dropped {
    const [otherKinds, unreadable, folders] = [this.#otherKinds, this.#unreadable, this.#folders];
    return { files: this.#files, leftOut: { otherKinds, unreadable, folders, isCut: this.#isCut } };
  }

  take(picked: PickedFile): void {
    if (this.#files.length < MOST_FILES) this.#files.push(picked);
    else this.#isCut = true;
  }

  async open(folder: FileSystemDirectoryEntry): Promise<void> {
    const path = pathOf(folder);
    if (!this.#terms.opensFolders) {
      this.#folders.push(path);
      return;
    }
    const entries = await entriesOf(folder).catch(() => undefined);
    if (entries === undefined) this.#unreadable.push(path);
    for (const entry of entries ?? []) {
      this.#entries += 1;
      if (this.#entries > MOST_ENTRIES) this.#isCut = true;
      if (this.#isCut) return;
      await this.#enter(entry);
    }
  }

  takeFolder(files: readonly PickedFile[]): void {
    const some = files.slice(0, MOST_ENTRIES).sort((left, right) => inOrderOfPaths(left.path, right.path));
    this.#isCut = some.length < files.length;
    for (const picked of some) {
      if (!this.#isTaken(picked.file.name)) this.#otherKinds.push(picked.path);
      else this.take(picked);
    }
  }

  async #enter(entry: FileSystemEntry): Promise<void> {
    const path = pathOf(entry);
    if (entry.isDirectory) return this.open(entry as FileSystemDirectoryEntry);
    if (!this.#isTaken(entry.name)) {
      this.#otherKinds.push(path);
      return;
    }
    const file = await fileOf(entry as FileSystemFileEntry).catch(() => undefined);
    if (file === undefined) this.#unreadable.push(path);
    else this.take({ path, file });
  }

  #isTaken(name: string): boolean {
    // Excel keeps a lock file beside an open workbook; other programs hide theirs.
    return !/^(?:~\$|\.)/.test(name) && this.#terms.isWanted(name);
  }
}

/** Folder by folder, as they are opened when they are dropped. */
function inOrderOfPaths(left: string, right: string): number {
  const [ours, theirs] = [left.split("/"), right.split("/")];
  const at = ours.findIndex((name, index) => name !== theirs[index]);
  return IN_ORDER.compare(ours[at] ?? "", theirs[at] ?? "");
}

const pathOf = ({ fullPath }: FileSystemEntry): string => fullPath.replace(/^\//, "");

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A browser returns entries in batches, and an empty batch at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return entries.sort((left, right) => IN_ORDER.compare(left.name, right.name));
    entries.push(...some);
    if (entries.length > MOST_ENTRIES) return entries;
  }
}

/** Skipped parts of a drop with the reasons, one line for each, so that no file disappears without a message. */
export function leftOutLines({ files, leftOut }: Dropped, isMultiple: boolean): readonly string[] {
  const { otherKinds, unreadable, folders, isCut } = leftOut;
  const [first, ...others] = files;
  const lines = [
    !isMultiple && first !== undefined && others.length > 0 && FILE_TEXTS.onlyFirst(first.path),
    folders.length > 0 && FILE_TEXTS.folders(folders),
    otherKinds.length > 0 && FILE_TEXTS.otherKinds(otherKinds),
    unreadable.length > 0 && FILE_TEXTS.unreadable(unreadable),
    isCut && FILE_TEXTS.cut(MOST_FILES),
  ].filter((line) => line !== false);
  return lines.length === 0 && first === undefined ? [FILE_TEXTS.empty] : lines;
}
