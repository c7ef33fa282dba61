import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const ROOT: string = fileURLToPath(new URL("../../", import.meta.url));

export interface SourceText {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly text: string;
}

const SOURCE_FOLDERS = readdirSync(resolve(ROOT, "packages")).map((name) => `packages/${name}/src`);

/** The sources the packages ship, without tests, in order. */
export function readSources(folders: readonly string[] = SOURCE_FOLDERS): readonly SourceText[] {
  return folders
    .flatMap((folder) => readdirSync(resolve(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.(?:test|testing))\.tsx?$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: relative(ROOT, path).replaceAll("\\", "/"), text: readFileSync(path, "utf8") }));
}

export const parse = ({ path, text }: SourceText): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
