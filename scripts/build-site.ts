/**
 * Builds the page that checks workbooks as a static site, with the blank templates: `npm run site`. Any static host can
 * serve the folder, below any path, and the site makes no calls of a server.
 *
 * Options: `--base /epb/`, the path of the site on its host, to which the page for unknown addresses leads; `--out` for
 * another folder than `site`.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ProjectType } from "@epb/engine";
import { KNOWN_TEMPLATES, newestTemplate } from "@epb/workbook";
import { writeTemplate } from "@epb/workbook/write";
import { build } from "vite";
import { notFoundPage } from "./site/not-found-page.js";

const VIEWER = fileURLToPath(new URL("../packages/viewer/", import.meta.url));
const TEMPLATES = "templates";

const { values } = parseArgs({
  options: { base: { type: "string", default: "/" }, out: { type: "string", default: "site" } },
});
const base = `/${values.base.replace(/^\/+|\/+$/g, "")}/`.replace("//", "/");
const out = resolve(values.out);
// The build empties the folder.
if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, "check-worker.js"))) {
  throw new Error(`${out} has files that are not of a static site. Name an empty or new folder.`);
}

const templates = [...new Set(KNOWN_TEMPLATES.map(({ kind }) => kind))].map(newestTemplate).map((manifest) => {
  const { kind, title, version, record } = manifest;
  const fileName = `${kind}-${version}.xlsx`;
  const projectType = record.projectType === ProjectType.Epx ? ProjectType.Epx : ProjectType.Epb;
  return { manifest, file: { kind, title, version, projectType, fileName, url: `${TEMPLATES}/${fileName}` } };
});

// Vite takes another value from the environment, and the page would then not be stored for use without a network.
process.env["NODE_ENV"] = "production";
await build({
  root: VIEWER,
  mode: "site",
  define: { __SITE_TEMPLATES__: JSON.stringify(templates.map(({ file }) => file)) },
  build: { outDir: out, emptyOutDir: true },
});
renameSync(join(out, "check.html"), join(out, "index.html"));
writeFileSync(join(out, "404.html"), notFoundPage(base));
mkdirSync(join(out, TEMPLATES));
for (const { manifest, file } of templates) {
  writeFileSync(join(out, file.url), await writeTemplate(manifest));
}
console.log(`The static site is in ${out}. Its address on the host ends with ${base}`);
