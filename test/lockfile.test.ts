import { describe, expect, test } from "vitest";
import { completeLockfile, type Lockfile } from "../scripts/lockfile/complete-lockfile.js";
import { listFiles, readText } from "./house-rules/repository.js";

const LOCKFILE = JSON.parse(readText("package-lock.json")) as Lockfile & { packages: Record<string, Manifest> };

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const MANIFESTS = listFiles().filter(
  (path) => /^(?:[^/]+\/)*package\.json$/.test(path) && !path.startsWith("fixtures"),
);

describe("package-lock.json", () => {
  test("has the builds for every platform, or `npm ci` refuses it", () => {
    expect(completeLockfile(LOCKFILE).added, "run npx tsx scripts/complete-lockfile.ts").toEqual([]);
  });

  test.each(MANIFESTS)("knows the dependencies of %s", (path) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readText(path)) as Manifest;
    const locked = LOCKFILE.packages[path.replace(/\/?package\.json$/, "")];
    expect({ ...locked?.dependencies, ...locked?.devDependencies }).toEqual({ ...dependencies, ...devDependencies });
  });
});

test.each(MANIFESTS)("%s pins its dependencies to one version each", (path) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readText(path)) as Manifest;
  // Minor versions of TypeScript have breaking changes; patch versions only fix defects.
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => !/^\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version) && name !== "typescript",
  );
  expect(loose).toEqual([]);
});

describe("completing a lockfile", () => {
  const parent = { version: "1.0.0", dev: true };

  test("adds a missing build with the platform from its name", () => {
    const lockfile = {
      packages: {
        "node_modules/tool": { ...parent, optionalDependencies: { "@tool/binding-linux-arm64-musl": "1.0.0" } },
      },
    };
    const { added, completed } = completeLockfile(lockfile);
    expect(added).toEqual(["node_modules/@tool/binding-linux-arm64-musl"]);
    expect(completed.packages["node_modules/@tool/binding-linux-arm64-musl"]).toEqual({
      version: "1.0.0",
      cpu: ["arm64"],
      dev: true,
      libc: ["musl"],
      optional: true,
      os: ["linux"],
    });
    expect(completeLockfile(completed).added).toEqual([]);
  });

  test("refuses a package that is not a build for a platform", () => {
    const lockfile = { packages: { "node_modules/tool": { ...parent, optionalDependencies: { extra: "^2.0.0" } } } };
    expect(() => completeLockfile(lockfile)).toThrow("extra@^2.0.0 is no build for a platform");
  });
});
