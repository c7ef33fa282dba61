import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, posix, resolve } from "node:path";
import { listFiles, ROOT, readText } from "./repository.js";
import type { TextFile } from "./texts.js";
import type { Violation } from "./violation.js";

/** A path in a sentence of a document: `packages/server/src`, `workbook/xlsx`, `base/services.ts`, `bin.ts`. */
const PATH = /`([\w@.<>*…-]+(?:\/[\w.<>*…-]+)*\/?)`/g;
const FENCED = /^ *```[\s\S]*?^ *```/gm;
const FILE_ENDING = /\.(?:ts|tsx|mjs|md|scss|css|html)$/;

const PACKAGES: readonly string[] = readdirSync(resolve(ROOT, "packages"));
const PLACES = new Set([...readdirSync(ROOT), ...PACKAGES]);
/** Output folders of programs, which a clone does not have. */
const OUTPUTS = new Set(readText(".gitignore").split("\n"));
const FILE_NAMES = new Set(listFiles().map((path) => basename(path)));

/** Files and folders that a document names and that do not exist. Text in code fences is an example and is ignored. */
export const findMissingPaths = (documents: readonly TextFile[]): Violation[] =>
  documents.flatMap(({ path: document, text }) =>
    [...text.replaceAll(FENCED, "").matchAll(PATH)]
      .map(([, path = ""]) => path)
      .filter((path) => namesPlace(path) && !exists(path, document))
      .map((path) => `${document} names ${path}, which does not exist`),
  );

/** True if the words name a place in the repository, not a media type, the name of an issue, or an npm package. */
const namesPlace = (path: string): boolean =>
  !/[<>*…]|^@/.test(path) &&
  (FILE_ENDING.test(path) || (path.includes("/") && PLACES.has(path.slice(0, path.indexOf("/")))));

const exists = (path: string, document: string): boolean =>
  OUTPUTS.has(`${path.replace(/\/$/, "")}/`) ||
  (path.includes("/")
    ? candidates(path, document).some((candidate) => existsSync(resolve(ROOT, candidate)))
    : FILE_NAMES.has(path));

/**
 * Start folders for a path of a document: the root, the document, the packages, or the root or sources of a package.
 */
const candidates = (path: string, document: string): readonly string[] => [
  path,
  posix.join(dirname(document), path),
  `packages/${path}`,
  ...PACKAGES.flatMap((name) => [`packages/${name}/${path}`, `packages/${name}/src/${path}`]),
  path.replace(/^([^/]+)\//, "packages/$1/src/"),
];
