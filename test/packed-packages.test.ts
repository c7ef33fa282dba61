import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { LICENSE_LIST, readLicenseList } from "../scripts/licenses/license-list.js";
import { packPackages } from "../scripts/packages/pack-packages.js";
import { publishedPackages } from "../scripts/packages/workspaces.js";
import { ROOT, readText } from "./house-rules/repository.js";
import { librariesOfCli, librariesOfServer, librariesOfViewer } from "./testing/bundled-libraries.js";

const PACKAGES = publishedPackages();
const PACKED = new Map(packPackages(PACKAGES, undefined).map((packed) => [packed.name, packed]));
const filesOf = (name: string): readonly string[] => PACKED.get(name)?.files ?? [];

/** Packages with code of libraries in their own files. The others name their libraries as dependencies. */
const BUNDLED = ["@epb/cli", "@epb/viewer"];
/** Some scripts of the server are bundled as well (`tsc` writes no `.mjs`); it names its other libraries as dependencies. */
const isBundled = (name: string, script: string): boolean => name === "@epb/server" && script.endsWith(".mjs");

describe.each(PACKAGES.map(({ folder, manifest }) => [manifest.name, folder]))("the tarball of %s", (name, folder) => {
  test("has the license and the notices of the repository", () => {
    expect(filesOf(name)).toEqual(expect.arrayContaining(["LICENSE", "NOTICE", "README.md", "package.json"]));
    for (const file of ["LICENSE", "NOTICE"]) expect(readText(`${folder}/${file}`)).toBe(readText(file));
  });

  test("has no tests and no files of builds", () => {
    expect(filesOf(name).filter((file) => /\.test\.|\.testing\.|\.tsbuildinfo$|node_modules/.test(file))).toEqual([]);
  });
});

describe.each(PACKAGES.filter(({ manifest }) => !BUNDLED.includes(manifest.name)).map(({ manifest }) => manifest.name))(
  "the scripts in the tarball of %s",
  (name) => {
    test("are made of one source file each, so that no library is among them", () => {
      const files = new Set(filesOf(name));
      const scripts = [...files].filter((file) => /^dist\/.*\.[cm]?js$/.test(file) && !isBundled(name, file));
      const sourceOf = (script: string): string => script.replace(/^dist\//, "src/").replace(/\.js$/, ".ts");
      expect(scripts.length).toBeGreaterThan(20);
      expect(scripts.filter((script) => !files.has(sourceOf(script)))).toEqual([]);
    });
  },
);

/**
 * Third-party works in a bundle that are not modules of libraries: the bundles of the server need no helper of
 * rolldown.
 */
const BESIDE_MODULES = {
  cli: [/^rolldown \d/],
  server: [],
  viewer: [/^rolldown \d/, /^vite \d/, /^@uswds\/uswds \d/, /^Public Sans, in /, /^Material Icons, in /],
};

describe.each([
  ["cli", 11, librariesOfCli],
  ["server", 3, librariesOfServer],
  ["viewer", 11, librariesOfViewer],
] as const)("the list of licenses in the tarball of %s", (name, atLeast, bundledLibraries) => {
  const path = resolve(ROOT, "packages", name, "dist", LICENSE_LIST);
  const list = existsSync(path) ? readLicenseList(readFileSync(path, "utf8")) : new Map<string, string>();
  const isBesideModules = (title: string): boolean => BESIDE_MODULES[name].some((beside) => beside.test(title));

  test("is there", () => {
    expect(filesOf(`@epb/${name}`)).toContain(`dist/${LICENSE_LIST}`);
    expect(list.size, "the packages are built: npm run build").toBeGreaterThanOrEqual(atLeast);
  });

  test("names the libraries whose modules are in the bundle, with their versions, and no others", async () => {
    expect([...list.keys()].filter((title) => !isBesideModules(title)).sort()).toEqual(await bundledLibraries());
  });

  test("names the other content of the bundle beside modules", () => {
    expect([...list.keys()].filter(isBesideModules)).toHaveLength(BESIDE_MODULES[name].length);
  });

  test("has a full license below each name", () => {
    const short = [...list].filter(([, text]) => text.length < 400 || !/copyright|public domain/i.test(text));
    expect(short.map(([title]) => title)).toEqual([]);
  });
});
