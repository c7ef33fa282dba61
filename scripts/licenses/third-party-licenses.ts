import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isOfLibrary, type LicensedWork, libraryOf, licensedWork } from "./library.js";
import { LICENSE_LIST, licenseList } from "./license-list.js";

/** Files inside a library that are the work of others, and whose license text is not in the package of the library. */
export interface IncludedWork {
  readonly name: string;
  readonly license: string;
  /** Path of the license text. */
  readonly text: string;
  /** Paths of the files, with `/` between folders. */
  readonly files: RegExp;
}

interface Options {
  /** Folder that the names of assets are relative to. */
  readonly root: string;
  /** Modules that a bundler adds itself: the beginning of their names, and a file of the package that they come from. */
  readonly added: Readonly<Record<string, string>>;
  /** Files of libraries that reach the output without being a module or an asset, such as those that Sass reads. */
  readonly alsoRead?: readonly string[];
  readonly included?: readonly IncludedWork[];
}

/** The parts of a bundle that matter here; rolldown and Vite have the same ones. */
type Bundle = Readonly<Record<string, Chunk | Asset>>;

interface Chunk {
  readonly type: "chunk";
  readonly moduleIds: readonly string[];
}

interface Asset {
  readonly type: "asset";
  readonly originalFileNames: readonly string[];
}

interface Context {
  emitFile(file: { readonly type: "asset"; readonly fileName: string; readonly source: string }): string;
}

interface LicensePlugin {
  readonly name: string;
  readonly generateBundle: {
    readonly order: "post";
    readonly handler: (this: Context, options: object, bundle: Bundle) => void;
  };
}

/**
 * Plugins for rolldown and Vite that list the libraries in a bundle: `list` for the build, and `collect` for builds whose
 * scripts become a part of it, such as those of workers. A build fails when a library has no license text.
 */
export function thirdPartyLicenses(options: Options): {
  readonly list: LicensePlugin;
  readonly collect: LicensePlugin;
} {
  const files = new Set<string>(options.alsoRead);
  const plugin = (name: string, finish: (context: Context) => void): LicensePlugin => ({
    name,
    generateBundle: {
      order: "post",
      handler(_options, bundle): void {
        for (const file of filesOf(bundle, options)) files.add(file);
        finish(this);
      },
    },
  });
  return {
    list: plugin("third-party-licenses", (context) => {
      const source = licenseList(worksOf([...files], options.included ?? []));
      context.emitFile({ type: "asset", fileName: LICENSE_LIST, source });
    }),
    collect: plugin("collect-third-party-licenses", () => {}),
  };
}

/** Files of libraries in a bundle. */
function filesOf(bundle: Bundle, { root, added }: Options): readonly string[] {
  const sources = Object.values(bundle).flatMap((output) =>
    output.type === "chunk"
      ? output.moduleIds.map((id) => fileOfModule(id, added))
      : output.originalFileNames.map((name) => resolve(root, name)),
  );
  return sources.map((file) => file.replaceAll("\\", "/")).filter(isOfLibrary);
}

function fileOfModule(id: string, added: Options["added"]): string {
  const [, file] = Object.entries(added).find(([beginning]) => id.startsWith(beginning)) ?? [];
  if (file !== undefined) return file;
  if (id.startsWith("\0")) throw new Error(`nothing is known about the license of the module ${JSON.stringify(id)}`);
  return id.replace(/[?#].*$/, "");
}

const FONT = /\.(?:woff2?|ttf|otf|eot)$/;

/** The libraries that files belong to, and the works inside of them. */
function worksOf(files: readonly string[], included: readonly IncludedWork[]): readonly LicensedWork[] {
  const libraries = new Map(files.map(libraryOf).map((library) => [library.folder, library]));
  const works = new Map<string, LicensedWork>();
  const faults: string[] = [];
  for (const library of libraries.values()) {
    const work = licensedWork(library);
    if (work === undefined) faults.push(`${library.name} ${library.version} has no license text in ${library.folder}`);
    else works.set(`${work.name} ${work.version}`, work);
  }
  for (const file of files) {
    const inside = included.find((work) => work.files.test(file));
    if (inside !== undefined) works.set(inside.name, includedWork(inside, file));
    else if (FONT.test(file)) faults.push(`${file} is a font whose license is not listed`);
  }
  if (faults.length > 0) {
    throw new Error(
      `The licenses of what is bundled are not known:\n${faults.join("\n")}\nUse a library with a license text, or list the work in the configuration of the bundler.`,
    );
  }
  return [...works.values()];
}

function includedWork({ name, license, text }: IncludedWork, file: string): LicensedWork {
  const library = libraryOf(file);
  const title = `${name}, in ${library.name}`;
  return { name: title, version: library.version, license, text: readFileSync(text, "utf8").trim() };
}
