import { chmod, cp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { BuildOptions, Plugin } from "rolldown";
import { thirdPartyLicenses } from "../../scripts/licenses/third-party-licenses.js";

const OUTPUT = fileURLToPath(new URL("./dist", import.meta.url));

/** npm makes a `bin` executable during installation; a bundle in the repository needs the same. */
const executable: Plugin = {
  name: "executable",
  writeBundle: () => chmod(`${OUTPUT}/bin.cjs`, 0o755),
};

/** Writes the pages that explain the codes: reports link to the pages of their own version. */
const pagesOfCodes: Plugin = {
  name: "pages-of-codes",
  writeBundle: () =>
    cp(fileURLToPath(new URL("../../docs/issues", import.meta.url)), `${OUTPUT}/docs/issues`, { recursive: true }),
};

/** Files of an earlier bundle would be published, and would hide that a file is no longer generated. */
const cleanOutput: Plugin = {
  name: "clean-output",
  buildStart: async () => {
    const files = await readdir(OUTPUT).catch((): string[] => []);
    await Promise.all(files.filter((file) => /\.[cm]?js$/.test(file)).map((file) => rm(`${OUTPUT}/${file}`)));
  },
};

/**
 * commander loads its built-in modules with `require`, which starts Node's CommonJS loader, and it loads
 * `child_process`, which epb's commands never use: a quarter of the time to load commander.
 */
const leanCommander: Plugin = {
  name: "lean-commander",
  transform: {
    filter: { id: /node_modules.commander.lib/ },
    handler: (code) =>
      code
        .replace(
          "const childProcess = require('node:child_process');",
          "const childProcess = { spawn: (...call) => process.getBuiltinModule('node:child_process').spawn(...call) };",
        )
        .replace(/require\('(node:\w+)'\)/g, "globalThis.process.getBuiltinModule('$1')"),
  },
};

/**
 * Escapes characters beyond ASCII. V8 needs twice the memory for a source with one such character, and parses an ASCII
 * source one or two milliseconds faster.
 */
const asciiOnly: Plugin = {
  name: "ascii-only",
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== "chunk") continue;
      if (/\\[\u0080-\uffff]|String\.raw/.test(output.code))
        throw new Error(`${output.fileName} reads its own escapes`);
      output.code = output.code.replace(
        /[\u0080-\uffff]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
    }
  },
};

/** Licenses of the libraries in the bundle. */
const licenses = thirdPartyLicenses({
  root: fileURLToPath(new URL(".", import.meta.url)),
  added: { "\0rolldown/": createRequire(import.meta.url).resolve("rolldown") },
});

const config: BuildOptions = {
  platform: "node",
  logLevel: "warn",
  // The default template is part of the chunk that reads workbooks, and is also imported by name.
  checks: { ineffectiveDynamicImport: false },
  input: {
    bin: "src/bin.ts",
    // epb starts these scripts as processes, and looks for them beside its own code.
    "check-worker": "src/commands/check/check-worker.ts",
    "format-process": "src/input/formats/format-process.ts",
  },
  // Uses the sources of all three packages, so that a command's chunk contains only the code that it needs.
  resolve: { conditionNames: ["@epb/source", "import", "node", "default"] },
  // exceljs and xlsx are large and rarely used, and tinypool starts its own script: they stay separate packages. The server is an
  // optional package; the table of its settings is data for the help.
  external: ["exceljs", "@e965/xlsx", "tinypool", "@epb/server"],
  plugins: [cleanOutput, leanCommander, asciiOnly, executable, pagesOfCodes, licenses.list],
  output: {
    // The names of functions and classes stay, for the traces in reports of internal faults; every other is shortened.
    minify: {
      compress: true,
      mangle: { toplevel: false, keepNames: { function: true, class: true } },
      codegen: { removeWhitespace: true },
    },
    dir: OUTPUT,
    // CommonJS starts a sixth of bare Node's time earlier: Node's other loader is asynchronous and is loaded for it.
    format: "cjs",
    entryFileNames: "[name].cjs",
    // A command's chunk has the name of its folder: every command has a `run.ts`.
    chunkFileNames: ({ facadeModuleId }) =>
      `${/commands.([\w-]+).run\.ts$/.exec(facadeModuleId ?? "")?.[1] ?? "[name]"}.cjs`,
    comments: { legal: true, annotation: false, jsdoc: false },
    // Finding and linking a file takes about a millisecond, so code of many commands is in one file.
    codeSplitting: {
      groups: [
        {
          name: "common",
          test: /cli.src.(exit-code|file-names|program-arguments|versions|run-length|keep-compiled-code|io|node-io|whole-file|shared.internal-fault|output.usage-error|diagnostics.threshold)\.ts|(workbook.src.diagnostics.finding|engine.src.issues.documentation)\.ts|package\.json$/,
        },
        // Every command needs commander, and finding another file takes a millisecond.
        { name: "shared-options", test: /node_modules.commander|cli.src.options.shared-options\.ts/ },
        { name: "calculation", test: isCalculation },
        { name: "workbook-reading", test: isWorkbookReading },
      ],
    },
  },
};

export default config;

/** True for modules of the calculation, which most commands need. */
function isCalculation(id: string): boolean {
  // Schemas, labels for schemas, editions of reference data, schedules, and explanations are loaded only by the commands
  // and formats that use them.
  if (
    /engine.src.(calculate.is-full|errors.entry-point|input|index|report|explain|lookup|withhold|compare|economics|spreadsheet|whatif|replay|enumerations.(accreditation-contact|measurement-status|note-type)|reference.(index|energy-prices|grid-editions|federal|default-inflation|discount|data.(reference|census|energy|discount|egrid-earlier|state|unit|zip)))/.test(
      id,
    )
  ) {
    return /input.limits/.test(id);
  }
  return /workbook.src.(diagnostics.(?!index|read-json|parse-json|with-figures|tracer)|xlsx.cell-address)|cli.src.(calculate-input|output.write-(output|contents)\.ts|project.judge-outcome|policy.(configuration|waiver|finding-rules)\.ts|diagnostics(?!.issue-text)|format|input.(?!formats|read-(workbook|json|form)|with-figures|supplied-figures|trace-unknown)|reports.(human.(?!explanations|schedules)|finding-lines|title|waived-lines))|engine.src|node_modules.(decimal|date-fns)/.test(
    id,
  );
}

/** True for modules that read workbooks; the writer of templates shares some of them. */
function isWorkbookReading(id: string): boolean {
  // All templates except the default one, and modules that need every template, are loaded on demand.
  if (/templates.(known-templates|ep(b-(non-calculating|accreditation)|x))|intake.read-project-from/.test(id))
    return false;
  return /cli.src.input.read-workbook|workbook.src.(xlsx.(?!shown-cell)|intake.(?!figures.(?!computed))|templates|findings.(?!mapping)|node.(index|node-inflate|read-workbook-file))/.test(
    id,
  );
}
