/** Reasons to skip a file, in the order of the reports. */
export const SKIP_REASONS = [
  "not-a-project",
  "own-output",
  "other-format",
  "lock-file",
  "hidden",
  "settings",
  "no-input",
  "unchanged",
  "other-shard",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A file that a folder or a pattern names and that is not checked. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: SkipReason;
}

/** Everything that a run does not check. */
export interface Skipped {
  readonly byReason: Readonly<Record<SkipReason, number>>;
  /** Skipped files that are possibly projects, sorted by path. */
  readonly files: readonly SkippedFile[];
  /** Folders that are not searched: hidden ones, installed packages, and links, sorted by path. */
  readonly folders: readonly string[];
}

/** Skipped files with these reasons are only counted: a folder can have thousands, and they are skipped on purpose. */
const ONLY_COUNTED: ReadonlySet<SkipReason> = new Set(["settings", "no-input", "unchanged", "other-shard"]);

/** Collects the skipped files of a run. */
export class SkippedFiles {
  readonly #counts = new Map<SkipReason, number>();
  readonly #files = new Map<string, SkippedFile>();
  readonly #folders = new Set<string>();

  add({ file, reason }: SkippedFile): void {
    const key = `${reason} ${file}`;
    if (this.#files.has(key)) return;
    this.#files.set(key, { file, reason });
    this.count(reason, 1);
  }

  count(reason: SkipReason, files: number): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + files);
  }

  /** Counts the skipped spreadsheets that have not changed with the other unchanged files. */
  removeUnchanged(isChanged: (file: string) => boolean): void {
    for (const [key, { file, reason }] of this.#files) {
      if (reason !== "other-format" || isChanged(file)) continue;
      this.#files.delete(key);
      this.count(reason, -1);
      this.count("unchanged", 1);
    }
  }

  addFolder(folder: string): void {
    this.#folders.add(folder);
  }

  result(): Skipped {
    return {
      byReason: Object.fromEntries(
        SKIP_REASONS.map((reason) => [reason, this.#counts.get(reason) ?? 0]),
      ) as Skipped["byReason"],
      files: [...this.#files.values()]
        .filter(({ reason }) => !ONLY_COUNTED.has(reason))
        .sort(({ file: left }, { file: right }) => (left < right ? -1 : 1)),
      folders: [...this.#folders].sort(),
    };
  }
}
