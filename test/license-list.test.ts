import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { rolldown } from "rolldown";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LICENSE_LIST, readLicenseList } from "../scripts/licenses/license-list.js";
import { type IncludedWork, thirdPartyLicenses } from "../scripts/licenses/third-party-licenses.js";

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "licenses-")));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Installs a package with one module, a license, and other files. */
function install(path: string, version: string, files: Readonly<Record<string, string>> = {}): void {
  const name = path.split("node_modules/").at(-1);
  const all: Readonly<Record<string, string>> = {
    "package.json": JSON.stringify({ name, version, license: "MIT", type: "module" }),
    "index.js": `export const used = () => console.log("${name} ${version}");`,
    LICENSE: `License of ${name} ${version}`,
    ...files,
  };
  write(Object.fromEntries(Object.entries(all).map(([file, text]) => [`node_modules/${path}/${file}`, text])));
}

type Works = ReadonlyMap<string, string>;

function worksIn(output: readonly { readonly fileName: string; readonly source?: string | Uint8Array }[]): Works {
  return readLicenseList(String(output.find(({ fileName }) => fileName === LICENSE_LIST)?.source));
}

/** The works that a bundle of rolldown lists. */
async function bundledWorks(main: string, options: { readonly alsoRead?: readonly string[] } = {}): Promise<Works> {
  write({ "main.js": main });
  const added = { "\0rolldown/": join(folder, "node_modules/bundler/index.js") };
  const licenses = thirdPartyLicenses({ root: folder, added, ...options });
  const bundle = await rolldown({ input: join(folder, "main.js"), platform: "node", plugins: [licenses.list] });
  return worksIn((await bundle.generate({})).output);
}

describe("the list of licenses of a bundle", () => {
  test("has each library with a module in the bundle, and each version of it", async () => {
    install("first", "1.0.0");
    install("first/node_modules/second", "2.1.0");
    install("first", "1.0.0", {
      "index.js": 'import { used as other } from "second/index.js"; export const used = () => other();',
    });
    install("second", "2.0.0");
    install("@scope/third", "3.0.0");
    install("removed", "4.0.0", { "index.js": "export const used = 1;" });
    const works = await bundledWorks(`
      import { used as first } from "first/index.js";
      import { used as second } from "second/index.js";
      import { used as third } from "@scope/third/index.js";
      import { used as removed } from "removed/index.js";
      import { readFileSync } from "node:fs";
      first(second(third(readFileSync)));
    `);
    expect([...works.keys()]).toEqual(["@scope/third 3.0.0", "first 1.0.0", "second 2.0.0", "second 2.1.0"]);
    expect(works.get("second 2.1.0")).toBe("License: MIT\n\nLicense of second 2.1.0");
  });

  test("has every license and notice of a library, and license text below a line of signs", async () => {
    install("several", "1.0.0", {
      LICENSE: `${"=".repeat(80)}\nTitle\n${"=".repeat(80)}\r\nText`,
      "licence-apache.md": "Apache",
      "NOTICE.txt": "Notice",
      "index.js": "console.log(1);",
    });
    const works = await bundledWorks('import "several/index.js";');
    const line = "=".repeat(80);
    expect([...works]).toEqual([
      ["several 1.0.0", `License: MIT\n\n${line}\nTitle\n${line}\nText\n\nApache\n\nNotice`],
    ]);
  });

  test("has the package of a folder with its own package.json", async () => {
    install("outer", "1.0.0", {
      "inner/package.json": JSON.stringify({ name: "outer/inner", version: "9.0.0", type: "module" }),
      "inner/index.js": "console.log(1);",
    });
    expect([...(await bundledWorks('import "outer/inner/index.js";')).keys()]).toEqual(["outer 1.0.0"]);
  });

  test("has the bundler when the bundle has a module of the bundler", async () => {
    install("bundler", "1.0.0");
    write({ "old.cjs": "exports.a = 1;" });
    const works = await bundledWorks('import old from "./old.cjs"; console.log(old);');
    expect([...works.keys()]).toEqual(["bundler 1.0.0"]);
  });

  test("has a library whose files are read without being modules", async () => {
    install("styles", "1.0.0");
    const works = await bundledWorks("console.log(1);", { alsoRead: [join(folder, "node_modules/styles/index.scss")] });
    expect([...works.keys()]).toEqual(["styles 1.0.0"]);
  });

  test("says that there are no works to list", async () => {
    expect([...(await bundledWorks("console.log(1);"))]).toEqual([]);
  });
});

describe("a bundle is not made", () => {
  test("when a library has no license text", async () => {
    const without = { LICENSE: "", "index.js": "console.log(1);" };
    install("silent", "1.0.0", without);
    install("@scope/silent", "2.0.0", without);
    const bundled = bundledWorks('import "silent/index.js"; import "@scope/silent/index.js";');
    await expect(bundled).rejects.toThrow(/silent 1\.0\.0 has no license text in .*\n@scope\/silent 2\.0\.0 has no/);
  });

  test("when it has a module that no package is known for", async () => {
    write({ "main.js": "import 'made'; console.log(1);" });
    const made = {
      name: "made",
      resolveId: (id: string) => (id === "made" ? "\0made" : null),
      load: (id: string) => (id === "\0made" ? "console.log(2);" : null),
    };
    const licenses = thirdPartyLicenses({ root: folder, added: {} });
    const bundle = await rolldown({ input: join(folder, "main.js"), plugins: [made, licenses.list] });
    await expect(bundle.generate({})).rejects.toThrow(String.raw`the license of the module "\u0000made"`);
  });
});

describe("the list of licenses of a site", () => {
  /** The works that a build of Vite lists: a page with a font of a library, and a worker. */
  async function siteWorks(included: readonly IncludedWork[]): Promise<Works> {
    install("page", "1.0.0");
    install("working", "2.0.0");
    install("fonts", "3.0.0", { "one.woff2": "font", "picture.svg": "<svg/>" });
    write({
      "font-license.txt": "License of the font\n",
      "index.html": '<script type="module" src="./main.js"></script>',
      "style.css": `
        @font-face { font-family: One; src: url("./node_modules/fonts/one.woff2"); }
        body { background: url("./node_modules/fonts/picture.svg"); }
      `,
      "main.js": `
        import "./style.css";
        import { used } from "page/index.js";
        import worker from "./worker.js?worker&url";
        used(new Worker(worker));
      `,
      "worker.js": 'import { used } from "working/index.js"; used();',
    });
    const licenses = thirdPartyLicenses({ root: folder, added: {}, included });
    const built = await build({
      configFile: false,
      root: folder,
      logLevel: "silent",
      plugins: [licenses.list],
      worker: { format: "es", plugins: () => [licenses.collect] },
      build: { write: false, assetsInlineLimit: 0, modulePreload: false },
    });
    return worksIn([built].flat().flatMap((result) => ("output" in result ? result.output : [])));
  }

  const font = { name: "One", license: "OFL-1.1", files: /\/fonts\/one\./ };

  test("has the libraries of scripts, of workers, and of files, and the works inside of them", async () => {
    const works = await siteWorks([{ ...font, text: join(folder, "font-license.txt") }]);
    expect([...works.keys()]).toEqual(["fonts 3.0.0", "One, in fonts 3.0.0", "page 1.0.0", "working 2.0.0"]);
    expect(works.get("One, in fonts 3.0.0")).toBe("License: OFL-1.1\n\nLicense of the font");
  });

  test("is not made when the license of a font is not known", async () => {
    await expect(siteWorks([])).rejects.toThrow(/one\.woff2 is a font whose license is not listed/);
  });
});
