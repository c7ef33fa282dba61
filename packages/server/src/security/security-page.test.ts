import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

test("docs/SECURITY.md names places that exist", () => {
  const page = readFileSync(`${ROOT}docs/SECURITY.md`, "utf8");
  const places = [...page.matchAll(/`([a-z][\w./-]*(?:\.ts|\/)|packages\/[\w./-]+)`/g)].map(([, place = ""]) => place);
  expect(places.length).toBeGreaterThan(30);
  const missing = places.filter((place) => {
    const path = place.startsWith("packages/") ? place : `packages/server/src/${place}`;
    return !existsSync(ROOT + path);
  });
  expect(missing).toEqual([]);
});
