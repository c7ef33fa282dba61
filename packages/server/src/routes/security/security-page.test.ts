import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));

/** Places in these folders are named from the root; all others from the sources of the server. */
const TOP_FOLDERS = ["packages/", "test/", "scripts/"];

test("docs/SECURITY.md names places that exist", () => {
  const page = readFileSync(`${ROOT}docs/SECURITY.md`, "utf8");
  const places = [...page.matchAll(/`([a-z][\w./-]*(?:\.ts|\/)|packages\/[\w./-]+)`/g)].map(([, place = ""]) => place);
  expect(places.length).toBeGreaterThan(30);
  const missing = places.filter((place) => {
    const fromRoot = TOP_FOLDERS.some((folder) => place.startsWith(folder));
    return !existsSync(ROOT + (fromRoot ? place : `packages/server/src/${place}`));
  });
  expect(missing).toEqual([]);
});
