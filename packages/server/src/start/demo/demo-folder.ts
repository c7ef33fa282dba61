import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { StartRefusal } from "../describe-start-failure.js";
import { DEMO_PEOPLE } from "./demo-people.js";

/** File that marks the folder of a demonstration site. It has the passwords of the accounts, to show them again. */
const FILE = "demonstration.json";

/** Passwords by the name of the person. */
export type DemoPasswords = Readonly<Record<string, string>>;

const fileSchema = z.strictObject({ passwords: z.record(z.string(), z.string()) });

/**
 * The passwords of the demonstration in the folder; new ones for a new or empty folder.
 *
 * @throws StartRefusal for a folder with anything else in it: a demonstration must not mix with real data
 */
export async function openDemoFolder(folder: string, newPassword: () => string): Promise<DemoPasswords> {
  const path = join(folder, FILE);
  const known = await readFile(path, "utf8").catch((): undefined => undefined);
  if (known !== undefined) return fileSchema.parse(JSON.parse(known)).passwords;
  const others = (await readdir(folder).catch((): string[] => [])).filter((name) => name !== "token-secret");
  if (others.length > 0) {
    throw new StartRefusal(
      `${folder} has data that is not from a demonstration site. Select another folder with --data, or start without --demo.`,
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const passwords = Object.fromEntries(DEMO_PEOPLE.map(({ name }) => [name, newPassword()]));
  await writeFile(path, `${JSON.stringify({ passwords }, undefined, 2)}\n`, { mode: 0o600, flag: "wx", flush: true });
  return passwords;
}
