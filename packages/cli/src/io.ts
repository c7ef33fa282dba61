/** The path that stands for standard input and standard output. */
export const STANDARD_STREAM = "-";

/** Properties of an output stream. */
export interface Terminal {
  /** False if the text goes to a file or another program. */
  readonly isTerminal: boolean;
  /** Characters in a line; undefined if unknown. */
  readonly columns: number | undefined;
}

/** Type of an entry in a folder, or of a path. */
export type PathKind = "file" | "folder" | "other";

export interface FolderEntry {
  readonly name: string;
  readonly kind: PathKind;
}

/** A file during writing; it gets its name at the end. */
export interface UnfinishedFile {
  write(text: string): void;
  /** Renames the temporary file to its final name. */
  finish(): void;
  /** Deletes the temporary file. */
  discard(): void;
}

/** Output of git. */
export interface GitResult {
  /** Undefined when git cannot be started. */
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Lines that a person types, as answers to printed questions. */
export interface TypedLines {
  /** Prints a line. */
  say(line: string): void;
  /** The next line; undefined at the end of the input, or if the person interrupts. */
  next(): Promise<string | undefined>;
  close(): void;
}

/** The world as an argument: commands read, write and ask only through it. */
export interface Io {
  /** Paths of the mapping profiles that a person named. Without them, profiles beside a workbook apply. */
  readonly profiles?: readonly string[];
  /** Path of the workbook from which the read one was made; profiles beside it apply. */
  readonly originalPath?: string;
  /** Reads a file whole, `-` from standard input. Rejects with Node's system errors, or with {@link InputTooLargeError}. */
  readBytes(path: string): Promise<Uint8Array>;
  /** Writes a file; an interrupted run leaves no partial file. Rejects with Node's system errors. */
  writeFile(path: string, contents: string | Uint8Array): Promise<void>;
  /**
   * Writes a folder with all its files; an interrupted run leaves no partial folder. Rejects with Node's system errors,
   * and with ENOTEMPTY if an existing folder has files that no earlier run wrote.
   */
  writeFolder(path: string, files: ReadonlyMap<string, string>): Promise<void>;
  /** Begins a file that appears whole when it is finished, or not at all. Throws Node's system errors. */
  startFile(path: string): UnfinishedFile;
  /** Adds text to the end of a file. Throws Node's system errors. */
  appendFile(path: string, text: string): void;
  /** Writes a file that can be regenerated, with its parent folders; does not wait for the disk. */
  keepFile(path: string, text: string): void;
  /** Type of a path; undefined if it does not exist. */
  kindOf(path: string): PathKind | undefined;
  /** Entries of a folder; follows links. Throws Node's system errors. */
  listFolder(path: string): readonly FolderEntry[];
  /** Absolute path without links; undefined if it does not exist. */
  realPath(path: string): string | undefined;
  /** Runs git in the current folder, without a shell. */
  runGit(args: readonly string[]): Promise<GitResult>;
  /**
   * Size, modification time, and number of a file as one text, which changes with the file. Undefined if the file does
   * not exist.
   */
  fingerprintOf(path: string): string | undefined;
  /** Today's date in the local time zone, YYYY-MM-DD. */
  today(): string;
  /** Local time, HH:MM:SS. */
  timeOfDay(): string;
  /** Waits. */
  pause(milliseconds: number): Promise<void>;
  /** Number of processes that this machine runs in parallel. */
  coreCount(): number;
  /** True if child processes see the same files; false for the in-memory test double. */
  readonly isSharedWithProcesses: boolean;
  /** True if two paths lead to the same file. */
  isSameFile(path: string, otherPath: string): boolean;
  stdout(contents: string | Uint8Array): void;
  stderr(text: string): void;
  /** Opens standard input for answers, with the questions on standard error. */
  typedLines(): Promise<TypedLines>;
  readonly stdoutTerminal: Terminal;
  readonly stderrTerminal: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the person or the system stops the program. A second signal ends it immediately. */
  untilStopped(): Promise<void>;
}

/** The input exceeds the size limit. */
export class InputTooLargeError extends Error {
  override readonly name = "InputTooLargeError";
  readonly limitBytes: number;

  constructor(limitBytes: number) {
    super(`The input is larger than ${limitBytes} bytes.`);
    this.limitBytes = limitBytes;
  }
}

/** The code of a system error, such as `ENOENT`; undefined for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
