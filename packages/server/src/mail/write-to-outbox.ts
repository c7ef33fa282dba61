import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes a message to a folder, as a file that mail programs open. The file is there whole or not at all, and for the owner
 * alone: messages hold codes. Written twice, a message is still one file.
 *
 * @returns Path of the file.
 */
export async function writeToOutbox(folder: string, name: string, content: Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.eml`);
  const unfinished = join(folder, `.${name}.unfinished`);
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await syncFolder(folder);
  return path;
}

/** The name of a new file lasts once its folder is written. Windows has no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
