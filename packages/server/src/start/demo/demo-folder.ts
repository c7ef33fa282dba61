import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartRefusal } from "../describe-start-failure.js";

/** File that marks the folder of a demonstration site, with the text `FILLED` once all data exist. */
const MARK = "demonstration.json";
const FILLED = '{ "isFilled": true }\n';
const NOT_FILLED = '{ "isFilled": false }\n';

/**
 * Marks a new or empty folder as that of a demonstration.
 *
 * @returns True if the folder has all data of a demonstration.
 * @throws StartRefusal for a folder with anything else in it (a demonstration must not mix with real data), and for a
 * demonstration whose first start was stopped too early
 */
export async function openDemoFolder(folder: string): Promise<boolean> {
  const mark = await readFile(join(folder, MARK), "utf8").catch((): undefined => undefined);
  if (mark === FILLED) return true;
  if (mark !== undefined) {
    throw new StartRefusal(
      `The demonstration site in ${folder} is incomplete, because its first start was stopped. Delete the folder and start again.`,
    );
  }
  const others = (await readdir(folder).catch((): string[] => [])).filter((name) => name !== "token-secret");
  if (others.length > 0) {
    throw new StartRefusal(
      `${folder} has data that is not from a demonstration site. Select another folder with --data, or start without --demo.`,
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, MARK), NOT_FILLED, { mode: 0o600, flag: "wx", flush: true });
  return false;
}

/** Notes that the folder has all data. */
export async function noteFilled(folder: string): Promise<void> {
  await writeFile(join(folder, MARK), FILLED, { flush: true });
}
