import { existsSync, statSync } from "node:fs";
import { posix, resolve } from "node:path";
import { ROOT, readText } from "./repository.js";
import type { TextFile } from "./texts.js";
import type { Violation } from "./violation.js";

const LINK = /\]\(([^)\s]+)\)/g;
const ADDRESS = /^[a-z]+:/;
const HEADING = /^#+ +(.+)$/gm;
const CODE = /^ *```[\s\S]*?^ *```|`[^`\n]*`/gm;

/** Links of documents to files and headings that do not exist. */
export const findBrokenLinks = (documents: readonly TextFile[]): Violation[] =>
  documents.flatMap(({ path, text }) =>
    [...text.replaceAll(CODE, "").matchAll(LINK)]
      .map(([, target = ""]) => target)
      .filter((target) => !ADDRESS.test(target) && !leadsSomewhere(target, path, text))
      .map((target) => `${path} links to ${target}, which does not exist`),
  );

function leadsSomewhere(target: string, path: string, text: string): boolean {
  const [file = "", heading] = target.split("#");
  if (file === "") return heading === undefined || headingsOf(text).includes(heading);
  const place = posix.join(posix.dirname(path), decodeURI(file));
  if (!existsSync(resolve(ROOT, place))) return false;
  return (
    heading === undefined ||
    statSync(resolve(ROOT, place)).isDirectory() ||
    headingsOf(readText(place)).includes(heading)
  );
}

/** The names that headings have in links, as GitHub makes them. */
const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(HEADING)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );
