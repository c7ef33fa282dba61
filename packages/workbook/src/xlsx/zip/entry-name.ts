const MAX_ENTRY_NAME_LENGTH = 1_024;
const FIRST_PRINTABLE = 0x20;

/** A name inside a zip. Some programs on Windows separate folders with backslashes, which no name of a part may contain. */
export function decodeEntryName(decoder: TextDecoder, bytes: Uint8Array): string {
  return decoder.decode(bytes).replaceAll("\\", "/");
}

/**
 * True if a name inside a zip stays inside it: relative, no parent folders, no control characters. The reader never
 * unpacks to disk; such a name is a reason to refuse the whole file.
 */
export function isSafeEntryName(name: string): boolean {
  if (name === "" || name.length > MAX_ENTRY_NAME_LENGTH) return false;
  if (name.startsWith("/") || /^[A-Za-z]:/.test(name)) return false;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    if (code < FIRST_PRINTABLE || code === 0x7f) return false;
  }
  return !name.split("/").some((segment) => segment === ".." || segment === ".");
}
