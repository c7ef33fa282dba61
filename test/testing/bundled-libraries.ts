import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type OutputOptions, type RolldownOptions, rolldown } from "rolldown";
import cliBundle from "../../packages/cli/rolldown.config.js";
import serverBundle from "../../packages/server/rolldown.config.js";
import { ROOT } from "../house-rules/repository.js";

/** Libraries with modules in a bundle, as `name version`, in order. */
async function bundledLibraries(options: RolldownOptions): Promise<readonly string[]> {
  const bundle = await rolldown({ ...options, logLevel: "silent" });
  const { output } = await bundle.generate([options.output].flat()[0] as OutputOptions);
  await bundle.close();
  const files = output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
  // The last folder node_modules of a path has the version that is bundled.
  const folders = files.map((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders)]
    .filter((folder) => folder !== undefined)
    .map((folder) => {
      const manifest: { name: string; version: string } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
      return `${manifest.name} ${manifest.version}`;
    })
    .sort();
}

/** Libraries whose modules a bundle of the command line has. */
export const librariesOfCli = (): Promise<readonly string[]> =>
  // Without plugins: they write files, and none adds a module.
  bundledLibraries({ ...cliBundle, cwd: resolve(ROOT, "packages/cli"), plugins: [] });

/** Libraries whose modules the bundled programs of the server have. */
export const librariesOfServer = (): Promise<readonly string[]> =>
  bundledLibraries({ ...serverBundle, cwd: resolve(ROOT, "packages/server"), plugins: [] });

/** Libraries whose modules a bundle of the viewer's scripts has. Made without Vite, in a tenth of its time. */
export const librariesOfViewer = (): Promise<readonly string[]> =>
  bundledLibraries({
    cwd: resolve(ROOT, "packages/viewer"),
    input: "src/main.tsx",
    platform: "browser",
    resolve: { conditionNames: ["@epb/source", "import", "module", "browser", "production", "default"] },
    moduleTypes: { ".scss": "empty" },
    transform: { jsx: "react-jsx", define: { "process.env.NODE_ENV": '"production"' } },
    shimMissingExports: true,
    // The build removes it with the dialogs of USWDS, which nothing uses.
    external: ["focus-trap-react"],
    plugins: [
      {
        name: "workers-as-modules",
        resolveId: {
          filter: { id: /\?worker&url$/ },
          handler(id, importer): ReturnType<typeof this.resolve> {
            return this.resolve(id.replace(/\.js\?.*$/, ".ts"), importer);
          },
        },
      },
    ],
    output: { format: "esm" },
  });
