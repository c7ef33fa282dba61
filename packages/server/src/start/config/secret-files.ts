import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Files that hold a secret each. */
export interface SecretFiles {
  /** Content of the file, without the line end. Throws Node's system errors. */
  read(path: string): string;
  isThere(path: string): boolean;
  /** Content of the file. Creates the file with a new secret if it does not exist. */
  readOrCreate(path: string): string;
}

/** Bytes of a secret that we make. */
const SECRET_BYTES = 48;

export const SECRET_FILES: SecretFiles = {
  read,
  isThere: existsSync,
  readOrCreate: (path) => {
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      // Fails if the file exists, so that two processes that start at once share one secret.
      writeFileSync(path, randomBytes(SECRET_BYTES).toString("base64url"), { mode: 0o600, flag: "wx", flush: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      requirePrivate(path);
    }
    return read(path);
  },
};

function read(path: string): string {
  return readFileSync(path, "utf8").trimEnd();
}

/** Refuses a secret that other accounts of the machine can read. */
function requirePrivate(path: string): void {
  const isReadByOthers = process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0;
  if (isReadByOthers) {
    throw new Error(
      `${path} can be read by other accounts; set its mode to 600 (chmod 600), or delete it to create a new secret.`,
    );
  }
}
