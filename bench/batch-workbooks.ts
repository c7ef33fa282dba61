import { copyFileSync, linkSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { workbookOfSize } from "./workbooks.js";

/** Sizes of the projects, in measures: most are near the typical 50. */
const MEASURES = [50, 48, 52, 45, 55, 50, 40, 60, 50, 51];

const FILES_IN_A_FOLDER = 250;

/**
 * A folder with the given number of workbooks of about 50 measures. Ten are generated; the others are copies up to a
 * thousand, and links beyond.
 *
 * @returns Their paths, in order.
 */
export async function folderOfWorkbooks(folder: string, count: number): Promise<readonly string[]> {
  const made: Uint8Array[] = [];
  for (const measures of MEASURES) made.push((await workbookOfSize(measures)).bytes);
  const paths = Array.from({ length: count }, (_, index) => {
    const inFolder = join(folder, `part-${String(Math.floor(index / FILES_IN_A_FOLDER)).padStart(3, "0")}`);
    return join(inFolder, `project-${String(index).padStart(5, "0")}.xlsx`);
  });
  for (const [index, path] of paths.entries()) {
    if (index % FILES_IN_A_FOLDER === 0) mkdirSync(join(path, ".."), { recursive: true });
    const [original = "", copied = ""] = [paths[index % MEASURES.length], paths[index % 1000]];
    if (index < MEASURES.length) writeFileSync(path, made[index] ?? new Uint8Array());
    else if (index < 1000) copyFileSync(original, path);
    else linkSync(copied, path);
  }
  return paths;
}
