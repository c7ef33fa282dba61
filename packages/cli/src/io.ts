/** The path that stands for standard input and standard output. */
export const STANDARD_STREAM = "-";

/** Where text is shown. */
export interface Terminal {
  /** False when the text goes to a file or another program. */
  readonly isTerminal: boolean;
  /** Characters in a line; undefined where there is no telling. */
  readonly columns: number | undefined;
}

/** The world as an argument: commands read, write and ask only through it. */
export interface Io {
  /** Reads a file whole, `-` from standard input. Rejects with Node's system errors, or with {@link InputTooLargeError}. */
  readBytes(path: string): Promise<Uint8Array>;
  /** Writes a file whole or not at all. Rejects with Node's system errors. */
  writeFile(path: string, contents: string | Uint8Array): Promise<void>;
  /** Whether two paths lead to one file. */
  isSameFile(path: string, otherPath: string): boolean;
  stdout(contents: string | Uint8Array): void;
  stderr(text: string): void;
  readonly stdoutTerminal: Terminal;
  readonly stderrTerminal: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** An input is larger than the program takes. */
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
