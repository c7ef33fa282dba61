// Writes the generated pages of docs/: SPEC-MAP.md, formulas/ and issues/. Run with `npm run docs`.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { generatePages, stalePages } from "./docs/generated-pages.js";
import { ROOT } from "./docs/sources.js";

const pages = await generatePages();
for (const [path, content] of pages) {
  mkdirSync(dirname(resolve(ROOT, path)), { recursive: true });
  writeFileSync(resolve(ROOT, path), content);
}
for (const path of stalePages(pages)) rmSync(resolve(ROOT, path));
console.log(`${pages.size} pages written`);
