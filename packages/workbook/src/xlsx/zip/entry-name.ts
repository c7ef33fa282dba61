const MAX_ENTRY_NAME_LENGTH = 1_024;
const FIRST_PRINTABLE = 0x20;

/** A name inside a zip. Some programs on Windows separate folders with backslashes, which no name of a part may contain. */
export function decodeEntryName(decoder: TextDecoder, bytes: Uint8Array): string {
  return decoder.decode(bytes).replaceAll("\\", "/");
}

/**
 * Whether a name inside a zip stays inside it: relative, no way up, no control characters.
 * Nothing is unpacked to disk here; a name that tries is a reason to trust nothing else in the file.
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
