import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, type Rolldown, transformWithOxc } from "vite";

const WORKER = fileURLToPath(new URL("check-worker.ts", import.meta.url));

interface Options {
  /** File of the page without calls of a server. */
  readonly page: string;
  /** Path of the page below the worker, if the page is not requested by its file name. */
  readonly pagePath?: string;
  /** Files without a hash in their names that the page needs. */
  readonly unhashed: readonly string[];
}

/** Adds the service worker of the page, with the list of all files that the page can load. */
export function checkWorker({ page, pagePath = page, unhashed }: Options): Plugin {
  return {
    name: "check-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      // Vite adds the pages to the bundle before.
      order: "post",
      async handler(_options, bundle): Promise<void> {
        const html = bundle[page];
        if (html?.type !== "asset") throw new Error(`the build has no ${page}`);
        const integrity = `sha256-${createHash("sha256").update(html.source).digest("base64")}`;
        const files = { page: pagePath, integrity, hashed: filesOfPage(page, bundle, this), unhashed };
        const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
        const { code } = await transformWithOxc(readFileSync(WORKER, "utf8"), WORKER, { sourcemap: false });
        const source = `const STORED = ${JSON.stringify({ version, ...files })};\n${code}`;
        this.emitFile({ type: "asset", fileName: "check-worker.js", source });
      },
    },
  };
}

/** Scripts that the page loads at once or later, with their styles, images, and fonts. */
function filesOfPage(page: string, bundle: Rolldown.OutputBundle, context: Rolldown.PluginContext): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(`/${page}`) === true);
  if (entry?.facadeModuleId == null) throw new Error(`no script belongs to ${page}`);
  // By module: a shared script also has the imports of other pages.
  const later = new Set<string>();
  const modules = new Set([entry.facadeModuleId]);
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of dynamicallyImportedIds) later.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) modules.add(next);
  }
  const scripts = new Set([entry, ...chunks.filter(({ moduleIds }) => moduleIds.some((id) => later.has(id)))]);
  for (const { imports } of scripts) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) scripts.add(chunk);
  }
  const files = [...scripts].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    // Scripts among them are workers, which a page loads on demand: a service worker does not answer for them (0094).
    ...[...(viteMetadata?.importedAssets ?? [])].filter((name) => !name.endsWith(".js")),
  ]);
  return [...new Set(files)].sort();
}
