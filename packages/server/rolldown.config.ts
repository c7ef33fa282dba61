import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { BuildOptions } from "rolldown";
import { thirdPartyLicenses } from "../../scripts/licenses/third-party-licenses.js";

/** Licenses of the libraries in the bundle. */
const licenses = thirdPartyLicenses({
  root: fileURLToPath(new URL(".", import.meta.url)),
  added: { "\0rolldown/": createRequire(import.meta.url).resolve("rolldown") },
});

/**
 * The program that reads one upload starts anew for each, and finding and compiling its 700 modules is more than half of what
 * it does: as one file it is done in half of the time. Every other program of the server starts once and stays as `tsc`
 * writes it.
 */
const config: BuildOptions = {
  platform: "node",
  logLevel: "warn",
  // The usual template is part of what reading a workbook takes, and is asked for by its name as well.
  checks: { ineffectiveDynamicImport: false },
  input: { "workbook-process": "src/workers/workbook-process.ts" },
  resolve: { conditionNames: ["@epb/source", "import", "node", "default"] },
  plugins: [licenses.list],
  output: {
    dir: fileURLToPath(new URL("./dist", import.meta.url)),
    format: "esm",
    codeSplitting: false,
    // Beside the code that starts it. `tsc` writes the `.js` of the same name.
    entryFileNames: "workers/[name].mjs",
    comments: { legal: true, annotation: false, jsdoc: false },
  },
};

export default config;
