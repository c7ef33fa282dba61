/** Output of a command: text, the bytes of a file, or the texts of a folder's files by their names. */
export type Output = string | Uint8Array | ReadonlyMap<string, string>;
