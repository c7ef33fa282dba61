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

/** What an earlier bundle left would be published. `tsc` writes no `.mjs`. */
const cleanOutput: Plugin = {
  name: "clean-output",
  buildStart: async () => {
    const files = await readdir(OUTPUT, { recursive: true }).catch((): string[] => []);
    await Promise.all(files.filter((file) => file.endsWith(".mjs")).map((file) => rm(`${OUTPUT}/${file}`)));
  },
};

/**
 * Programs that start while somebody waits: the one that reads an upload for each of them, the ones that calculate and tell
 * of projects with the first question. Finding and compiling 400 to 700 modules is most of what a start takes: out of a few
 * files, they start in a quarter of the time. Every other program of the server stays as `tsc` writes it.
 */
const config: BuildOptions = {
  platform: "node",
  logLevel: "warn",
  // The usual template is part of what reading a workbook takes, and is asked for by its name as well.
  checks: { ineffectiveDynamicImport: false },
  input: {
    "start/calculation-process": "src/start/calculation-process.ts",
    "workers/reports/report-process": "src/workers/reports/report-process.ts",
    "workers/workbook-process": "src/workers/workbook-process.ts",
  },
  resolve: { conditionNames: ["@epb/source", "import", "node", "default"] },
  // Large, and loaded only to write a workbook: it stays a package of its own.
  external: ["exceljs"],
  plugins: [cleanOutput, licenses.list],
  output: {
    dir: OUTPUT,
    format: "esm",
    // Beside the code that starts them. `tsc` writes the `.js` of the same name.
    entryFileNames: "[name].mjs",
    chunkFileNames: "bundled/[name].mjs",
    comments: { legal: true, annotation: false, jsdoc: false },
  },
};

export default config;
