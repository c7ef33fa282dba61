import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { thirdPartyLicenses } from "../../scripts/licenses/third-party-licenses.js";
import { SITE_POLICY } from "../../scripts/site/site-policy.js";
import { checkWorker } from "./check-worker/emit-check-worker.js";

const USWDS = fileURLToPath(new URL("../../node_modules/@uswds/uswds", import.meta.url));

/** File types that are worth compressing. */
const COMPRESSED = /\.(?:css|html|js|json|svg|txt)$/;

/** Adds compressed copies of the files, which the server sends unchanged. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    // Runs last, because Vite adds the preload lists to generated scripts.
    writeBundle({ dir = "" }, bundle): void {
      for (const { fileName } of Object.values(bundle)) {
        if (!COMPRESSED.test(fileName)) continue;
        const content = readFileSync(join(dir, fileName));
        writeFileSync(join(dir, `${fileName}.br`), brotliCompressSync(content));
        writeFileSync(join(dir, `${fileName}.gz`), gzipSync(content));
      }
    },
  };
}

/**
 * Removes unused USWDS components with 250 icons: marks the calls that create them as free of side effects. Without it
 * the initial load is 25 kB larger.
 */
function pureComponents(): Plugin {
  return {
    name: "pure-components",
    transform: {
      filter: { id: /@trussworks\/react-uswds\/lib\/index\.js/ },
      handler(code): { readonly code: string; readonly moduleSideEffects: false } {
        const names = ["forwardRef", "memo"].map((name) => new RegExp(`\\b${name} as (\\w+)`).exec(code)?.[1] ?? name);
        const makes = new RegExp(`(?<=[\\w$] = )(?=(?:${names.join("|")})\\()`, "g");
        const pure = code
          .replace(makes, "/* @__PURE__ */ ")
          .replace(
            /= (class \{\s*(?:static \{\s*this\.\w+ = [\w$]+\([\w$]+\);\s*\}\s*)+\})/,
            "= /* @__PURE__ */ (() => $1)()",
          );
        return { code: pure, moduleSideEffects: false };
      },
    },
  };
}

/** Removes the focus trap of USWDS dialogs, which nothing uses: marks its modules as free of side effects. */
function unusedFocusTrap(): Plugin {
  return {
    name: "unused-focus-trap",
    transform: {
      filter: { id: /node_modules\/(?:focus-trap|focus-trap-react|tabbable)\// },
      handler: (code): { readonly code: string; readonly moduleSideEffects: false } => ({
        code,
        moduleSideEffects: false,
      }),
    },
  };
}

const EXAMPLE = "examples/school-district.xlsx";

/** A workbook to try the check with, of the fixtures: offered by the site itself. */
function exampleWorkbook(): Plugin {
  const source = new URL("../../fixtures/workbooks/school-district.xlsx", import.meta.url);
  return {
    name: "example-workbook",
    configureServer(server): void {
      server.middlewares.use(`/${EXAMPLE}`, (_, response) => response.end(readFileSync(source)));
    },
    generateBundle(): void {
      this.emitFile({ type: "asset", fileName: EXAMPLE, source: readFileSync(source) });
    },
  };
}

/** The page that checks workbooks, without calls of a server. */
const CHECK_PAGE = "check.html";

/** Adds the Content-Security-Policy to the page, because not every static host can send headers. */
function securityPolicy(): Plugin {
  return {
    name: "security-policy",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: SITE_POLICY },
        injectTo: "head-prepend",
      },
    ],
  };
}

const VITE = createRequire(import.meta.url).resolve("vite/package.json");

/** Licenses of what is in the site. USWDS links to those of its fonts and icons, and does not contain them. */
const licenses = thirdPartyLicenses({
  root: fileURLToPath(new URL(".", import.meta.url)),
  added: { "\0rolldown/": createRequire(VITE).resolve("rolldown"), "\0vite/": VITE },
  alsoRead: [join(USWDS, "packages/uswds-core/_index.scss")],
  included: [
    {
      name: "Public Sans",
      license: "OFL-1.1",
      text: fileURLToPath(new URL("../../scripts/licenses/texts/public-sans.txt", import.meta.url)),
      files: /\/@uswds\/uswds\/dist\/fonts\/public-sans\//,
    },
    {
      name: "Material Icons",
      license: "Apache-2.0",
      text: fileURLToPath(new URL("../../LICENSE", import.meta.url)),
      files: /\/@uswds\/uswds\/dist\/img\/(?:material-icons|usa-icons)/,
    },
  ],
});

/** Target of the API requests of the development server. */
const SERVER = process.env["EPB_SERVER"] ?? "http://127.0.0.1:8080";

/** Modules that fewer screens share are in the chunk of each screen. */
const MIN_SHARE_COUNT = 4;

/** Modules that the same screens share are one chunk. Smaller chunks than `bytes` of source are merged with a neighbor. */
const shared = (bytes: number) => ({
  minShareCount: MIN_SHARE_COUNT,
  entriesAware: true,
  entriesAwareMergeThreshold: bytes,
});

/**
 * One chunk for what every visit needs. Chunks of the engine are merged with each other: data entry needs most of them, and
 * one request costs more than a few unused bytes. Other chunks are hardly merged: a form would load those of every screen.
 */
const CHUNKS = [
  { name: "start", tags: ["$initial" as const], priority: 3 },
  { name: "engine", test: /packages.(?:engine|workbook)/, priority: 2, ...shared(20_000) },
  { name: "shared", priority: 1, ...shared(1000) },
];

/** A shared chunk is named after every screen that uses it: its first word is enough. */
const shortName = (name: string): string => name.split("~")[0] ?? name;

const versionOf = (packageJson: string): string =>
  (JSON.parse(readFileSync(new URL(packageJson, import.meta.url), "utf8")) as { version: string }).version;

/** Mode of `scripts/build-site.ts`: only the page that checks workbooks, for any folder of a static host. */
const SITE_MODE = "site";

export default defineConfig(({ mode }) => ({
  base: mode === SITE_MODE ? "./" : "/",
  logLevel: "warn",
  plugins: [
    react(),
    pureComponents(),
    unusedFocusTrap(),
    exampleWorkbook(),
    licenses.list,
    checkWorker({
      page: CHECK_PAGE,
      unhashed: ["favicon.svg", EXAMPLE],
      // Some static hosts redirect the file name of a start page, and a redirect cannot be stored.
      ...(mode === SITE_MODE && { pagePath: "./" }),
    }),
    ...(mode === SITE_MODE ? [securityPolicy()] : [compressed()]),
  ],
  resolve: {
    conditions: ["@epb/source", ...defaultClientConditions],
    alias: { "@uswds-images": join(USWDS, "dist/img"), "@uswds-fonts": join(USWDS, "dist/fonts") },
  },
  css: {
    preprocessorOptions: {
      scss: { loadPaths: [join(USWDS, "packages")], quietDeps: true },
    },
  },
  server: { proxy: { "/api": SERVER, "/assets/templates": SERVER } },
  worker: { format: "es", plugins: () => [licenses.collect] },
  build: {
    target: ["chrome111", "edge111", "firefox114", "safari16.4"],
    // Texts in data: addresses would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // kB; a test has the limit of the initial load.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: mode === SITE_MODE ? [CHECK_PAGE] : ["index.html", CHECK_PAGE],
      // Compression takes as long as bundling.
      checks: {
        bundlerTimings: false,
        // The page that checks workbooks has all templates; other programs load one.
        ineffectiveDynamicImport: false,
      },
      output: {
        codeSplitting: { groups: CHUNKS },
        // Modules of a merged chunk may need each other across chunks: each runs when it is first needed.
        strictExecutionOrder: true,
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ""] }) => `assets/${shortName(parse(name).name)}-[hash][extname]`,
      },
    },
  },
  define: {
    __VIEWER_VERSION__: JSON.stringify(versionOf("package.json")),
    __ENGINE_VERSION__: JSON.stringify(versionOf("../engine/package.json")),
    __SITE_TEMPLATES__: "[]",
  },
}));
