import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";

export interface BrowserBundle {
  readonly code: string;
  readonly gzippedBytes: number;
  /** Source files of the bundle, as paths inside the repository or module names. */
  readonly modules: readonly string[];
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const ENTRY = `${ROOT}test/testing/entry.js`;

/** Bundle of a module for a browser: one file, minified. */
export async function browserBundle(source: string): Promise<BrowserBundle> {
  const entry: Plugin = {
    name: "entry",
    enforce: "pre",
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? source : undefined),
  };
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: "silent",
    plugins: [entry],
    resolve: { conditions: ["@epb/source", "import", "module", "browser", "default"] },
    build: {
      write: false,
      minify: true,
      target: "es2022",
      lib: { entry: ENTRY, formats: ["es"] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const chunks = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const [chunk, ...others] = chunks.filter((output) => output.type === "chunk");
  if (chunk === undefined || others.length > 0) throw new Error("the bundle is not one file");
  return {
    code: chunk.code,
    gzippedBytes: gzipSync(chunk.code).length,
    modules: Object.entries(chunk.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.replace(ROOT, "")),
  };
}
