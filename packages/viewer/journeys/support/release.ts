import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CHECK_TEXTS } from "../../src/scenes/check/check-texts.js";

/** Heading of the page in the next version. */
export const NEXT_TITLE = `${CHECK_TEXTS.title} again`;

/**
 * Turns the built viewer of a folder into its next version, as another build would: every script has another name, and
 * the page another heading.
 */
export function releaseNextVersion(folder: string): void {
  const assets = join(folder, "assets");
  const names = readdirSync(assets);
  // The compressed copies have the old content.
  for (const name of [...names.map((each) => `assets/${each}`), ...readdirSync(folder)]) {
    if (/\.(?:br|gz)$/.test(name)) rmSync(join(folder, name));
  }
  const scripts = names.filter((name) => name.endsWith(".js"));
  const nextName = (name: string): string => name.replace(/\.js$/, "2.js");
  const next = (text: string): string =>
    scripts
      .reduce((changed, name) => changed.replaceAll(name, nextName(name)), text)
      .replaceAll(CHECK_TEXTS.title, NEXT_TITLE);
  for (const name of scripts) {
    const path = join(assets, name);
    writeFileSync(path, next(readFileSync(path, "utf8")));
    renameSync(path, join(assets, nextName(name)));
  }
  for (const name of ["index.html", "check.html"]) {
    writeFileSync(join(folder, name), next(readFileSync(join(folder, name), "utf8")));
  }
  const worker = join(folder, "check-worker.js");
  const integrity = createHash("sha256")
    .update(readFileSync(join(folder, "check.html")))
    .digest("base64");
  writeFileSync(
    worker,
    next(readFileSync(worker, "utf8"))
      .replace(/"version":"\w+"/, '"version":"next"')
      .replace(/"integrity":"[^"]+"/, `"integrity":"sha256-${integrity}"`),
  );
}
