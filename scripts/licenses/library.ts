import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A third-party work whose code or files are in a bundle. */
export interface LicensedWork {
  readonly name: string;
  readonly version: string;
  /** License identifier in its package.json, such as `MIT`. */
  readonly license?: string;
  /** Full text of its license, with its notices. */
  readonly text: string;
}

export interface Library {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Old packages have an object instead of a text. */
  readonly license?: unknown;
}

/** The folder of an installed package that contains a file; does not match our own packages. */
const LIBRARY_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** True if a file, with `/` between folders, belongs to an installed package. */
export const isOfLibrary = (file: string): boolean => LIBRARY_FOLDER.test(file);

/** The installed package that contains a file. Folders inside a package may have their own package.json. */
export function libraryOf(file: string): Library {
  const [folder] = LIBRARY_FOLDER.exec(file) ?? [];
  if (folder === undefined) throw new Error(`${file} belongs to no installed package`);
  const { name, version, license }: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { name, version, folder, ...(typeof license === "string" && { license }) };
}

/** Names of files with a license, or with notices that must accompany it. */
const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[-._].*)?$/i;
const NOTICE_FILE = /^notice(?:[-._].*)?$/i;

/**
 * After this heading, Vite's license file has the licenses of the libraries inside Vite. None of their code is in a
 * bundle.
 */
const INSIDE_VITE = /^# Licenses of bundled dependencies$[\s\S]*/m;

/** A library with the text of its license and of its notices; undefined if its package has no license text. */
export function licensedWork({ name, version, license, folder }: Library): LicensedWork | undefined {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
  const textsOf = (pattern: RegExp): string[] =>
    files
      .filter((file) => pattern.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").replace(INSIDE_VITE, "").trim())
      .filter((text) => text !== "");
  const licenses = textsOf(LICENSE_FILE);
  if (licenses.length === 0) return undefined;
  const text = [...licenses, ...textsOf(NOTICE_FILE)].join("\n\n");
  return { name, version, text, ...(license !== undefined && { license }) };
}
