import { readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { BuildOptions, Plugin } from "rolldown";
import { thirdPartyLicenses } from "../../scripts/licenses/third-party-licenses.js";

const OUTPUT = fileURLToPath(new URL("./dist", import.meta.url));

/** Licenses of the libraries in the bundle. */
const licenses = thirdPartyLicenses({
  root: fileURLToPath(new URL(".", import.meta.url)),
  added: { "\0rolldown/": createRequire(import.meta.url).resolve("rolldown") },
});

/** Deletes files of earlier bundles, which would be published. `tsc` writes no `.mjs`. */
const cleanOutput: Plugin = {
  name: "clean-output",
  buildStart: async () => {
    const files = await readdir(OUTPUT, { recursive: true }).catch((): string[] => []);
    await Promise.all(files.filter((file) => file.endsWith(".mjs")).map((file) => rm(`${OUTPUT}/${file}`)));
  },
};

/**
 * Bundles the programs that start during a request: one for each upload to read, and those that calculate and make
 * reports at their first task. Most of the start time is for finding and compiling 400 to 700 modules; from a few files,
 * they start in a quarter of the time. Every other program of the server stays in the form of `tsc`.
 */
const config: BuildOptions = {
  platform: "node",
  logLevel: "warn",
  // The default template is imported statically to read workbooks, and dynamically by its name.
  checks: { ineffectiveDynamicImport: false },
  input: {
    "start/calculation-process": "src/start/calculation-process.ts",
    "workers/reports/report-process": "src/workers/reports/report-process.ts",
    "workers/workbook-process": "src/workers/workbook-process.ts",
  },
  resolve: { conditionNames: ["@epb/source", "import", "node", "default"] },
  // Not bundled: large, and loaded only to write a workbook.
  external: ["exceljs"],
  plugins: [cleanOutput, licenses.list],
  output: {
    dir: OUTPUT,
    format: "esm",
    // In the folder of the code that starts them. `tsc` writes the `.js` of the same name.
    entryFileNames: "[name].mjs",
    chunkFileNames: "bundled/[name].mjs",
    comments: { legal: true, annotation: false, jsdoc: false },
  },
};

export default config;
