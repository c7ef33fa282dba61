/** Description of an error for the log. */
export interface DescribedError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  /** Stack frames, innermost first. */
  readonly stack: readonly string[];
  readonly cause?: DescribedError;
}

/** Limit of stack frames: more do not help to find the cause. */
const MOST_FRAMES = 12;
const MOST_CAUSES = 3;
/** Maximum length of a text: it may contain request data, and redaction takes time. */
const MOST_CHARACTERS = 2_000;

/**
 * Describes an error for the log. Omits its other properties, because libraries put rows, requests, and replies there.
 * Redacts addresses, tokens, and passwords in its message.
 */
export function describeError(error: unknown, causes: number = MOST_CAUSES): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)), stack: [] };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: redact(error.message),
    stack: framesOf(error),
    ...(error.cause !== undefined && causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  };
}

function framesOf({ stack = "" }: Error): readonly string[] {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim().replace(/^at /, ""));
}

/** Removes private data from a text for the log. */
export function redact(text: string): string {
  return (
    beginningOf(text)
      .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, "[address]")
      // eslint-disable-next-line regexp/no-super-linear-move -- beginningOf limits the length of the text.
      .replace(/[^\s@"'(]+@[^\s@"')]+/g, "[e-mail]")
      .replace(/\beyJ[\w-]*\.[\w-]*\.[\w-]*/g, "[token]")
      .replace(/\$argon2\S+/g, "[hash]")
      .replace(/(?<![\w-])[\w-]{40,}(?![\w-])/g, "[token]")
  );
}

/** Shortens a text for the log. Drops the last, cut word: half a secret does not look like one. */
function beginningOf(text: string): string {
  // eslint-disable-next-line regexp/no-super-linear-move -- The text has at most MOST_CHARACTERS characters.
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS).replace(/\S*$/, "")}…`;
}
