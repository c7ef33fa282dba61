import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../scripts/docs/sources.js";
import { type Workspace, workspaces } from "../scripts/packages/workspaces.js";
import { HEAD, type Release, withRelease } from "../scripts/release/changelog.js";
import { describePlan, describeRest } from "../scripts/release/describe-release.js";
import { withManifests } from "../scripts/release/lockfile-manifests.js";
import { obstaclesTo } from "../scripts/release/obstacles.js";
import { planRelease, releaseOf, waitingChangesets } from "../scripts/release/plan-release.js";
import { publishOrder } from "../scripts/release/publish-order.js";

const DATE = "2027-02-01";

const at = (version: string): readonly Workspace[] =>
  workspaces().map(({ folder, manifest }) => {
    const own = (dependencies: Readonly<Record<string, string>> = {}): Record<string, string> =>
      Object.fromEntries(
        Object.entries(dependencies).map(([name, range]) => [name, name.startsWith("@epb/") ? version : range]),
      );
    const { dependencies, devDependencies, peerDependencies } = manifest;
    return {
      folder,
      manifest: {
        ...manifest,
        version,
        dependencies: own(dependencies),
        devDependencies: own(devDependencies),
        peerDependencies: own(peerDependencies),
      },
    };
  });

const change = (id: string, type: "major" | "minor" | "patch", ...names: readonly string[]) => ({
  id,
  summary: `What ${id} changes.`,
  releases: names.map((name) => ({ name: `@epb/${name}`, type })),
});

describe("the version of a release", () => {
  test.each([
    ["patch", "1.2.4"],
    ["minor", "1.3.0"],
    ["major", "2.0.0"],
  ] as const)("is the next one for the greatest change, here %s", (type, version) => {
    const plan = planRelease(at("1.2.3"), [change("small", "patch", "viewer"), change("great", type, "engine")]);
    expect(releaseOf(plan, DATE)).toMatchObject({ version, date: DATE });
  });

  test("is that of all published packages, also of those without a change", () => {
    const { releases } = planRelease(at("1.2.3"), [change("one", "patch", "engine")]);
    const released = releases.filter(({ type }) => type !== "none");
    expect(released.map(({ name, newVersion }) => [name, newVersion]).sort()).toEqual(
      ["cli", "contract", "engine", "server", "viewer", "workbook"].map((name) => [`@epb/${name}`, "1.2.4"]),
    );
  });

  test("stays minor when the server has a minor change, although the command line asks for its exact version", () => {
    expect(releaseOf(planRelease(at("1.2.3"), [change("one", "minor", "server")]), DATE)?.version).toBe("1.3.0");
  });

  test("is none when no changeset waits", () => {
    expect(releaseOf(planRelease(at("1.2.3"), []), DATE)).toBeUndefined();
  });

  test("follows from the changesets that wait in the repository", async () => {
    const changesets = await waitingChangesets();
    const release = releaseOf(planRelease(workspaces(), changesets), DATE);
    expect(release?.changesets ?? []).toHaveLength(changesets.length);
  });
});

describe("the changelog", () => {
  const release: Release = {
    version: "1.3.0",
    date: DATE,
    changesets: [
      change("first", "patch", "engine"),
      { ...change("second", "minor", "engine", "cli"), summary: "New ([0063](../docs/a.md)).\n\n- one\n- two\n" },
      change("third", "patch", "engine"),
    ],
  };

  const section = [
    "## 1.3.0 (2027-02-01)",
    "### @epb/cli",
    "#### Minor changes",
    "- New ([0063](docs/a.md)).\n\n  - one\n  - two",
    "### @epb/engine",
    "#### Minor changes",
    "- New ([0063](docs/a.md)).\n\n  - one\n  - two",
    "#### Patches",
    "- What first changes.\n- What third changes.",
  ].join("\n\n");

  test("begins with the newest release, and lists the changes of each package by their kind", () => {
    const first = withRelease(HEAD, {
      version: "1.2.3",
      date: "2027-01-01",
      changesets: [change("old", "patch", "cli")],
    });
    const both = withRelease(first, release);
    expect(both).toContain(`\n\n${section}\n\n## 1.2.3 (2027-01-01)\n`);
    expect(both.endsWith("\n\n### @epb/cli\n\n#### Patches\n\n- What old changes.\n")).toBe(true);
  });

  test("of the repository is one that a release can continue", () => {
    const changelog = readFileSync(resolve(ROOT, "CHANGELOG.md"), "utf8");
    expect(withRelease(changelog, release)).toContain(section);
  });

  test("is not overwritten if another person wrote it", () => {
    expect(() => withRelease("# History\n", release)).toThrow("does not begin as this script writes it");
  });
});

describe("the lockfile of a release", () => {
  test("repeats versions and dependencies of the packages, and keeps everything else", () => {
    const lockfile = {
      lockfileVersion: 3,
      packages: {
        "": { name: "all" },
        "packages/a": { name: "a", version: "1.0.0", bin: "a", dependencies: { b: "1.0.0" } },
        "node_modules/b": { version: "1.0.0" },
      },
    };
    const manifests = new Map([
      ["packages/a", { name: "a", version: "1.1.0", dependencies: { b: "1.1.0" }, files: [] }],
    ]);
    expect(withManifests(lockfile, manifests)).toEqual({
      lockfileVersion: 3,
      packages: {
        "": { name: "all" },
        "packages/a": { name: "a", version: "1.1.0", bin: "a", dependencies: { b: "1.1.0" } },
        "node_modules/b": { version: "1.0.0" },
      },
    });
  });
});

describe("a release", () => {
  const ready = { branch: "main", changedFiles: [], repository: "https://example.org/owner/name", changesets: 1 };

  test("can be made from a clean main with changesets and a repository", () => {
    expect(obstaclesTo(ready)).toEqual([]);
  });

  test.each([
    [{ branch: "feature" }, "The branch is feature."],
    [{ changedFiles: ["a.ts", "b.ts"] }, "Files with changes: a.ts, b.ts."],
    [{ changesets: 0 }, "No changeset waits"],
    [{ repository: undefined }, 'package.json at the root has no "repository".'],
  ])("cannot be made with %j", (state, reason) => {
    const obstacles = obstaclesTo({ ...ready, ...state });
    expect(obstacles).toEqual([expect.stringContaining(reason)]);
  });
});

describe("the order of publishing", () => {
  const workspace = (name: string, ...needed: readonly string[]): Workspace => ({
    folder: `packages/${name}`,
    manifest: { name, version: "1.0.0", dependencies: Object.fromEntries(needed.map((other) => [other, "1.0.0"])) },
  });

  test("has each package after those that it needs", () => {
    const packages = [workspace("c", "b", "a", "elsewhere"), workspace("b", "a"), workspace("a")];
    expect(publishOrder(packages).map(({ manifest: { name } }) => name)).toEqual(["a", "b", "c"]);
  });

  test("has a peer first", () => {
    const peer = { ...workspace("a"), manifest: { ...workspace("a").manifest, peerDependencies: { b: "1.0.0" } } };
    expect(publishOrder([peer, workspace("b")]).map(({ manifest: { name } }) => name)).toEqual(["b", "a"]);
  });

  test("does not exist for packages that need each other", () => {
    expect(() => publishOrder([workspace("a", "b"), workspace("b", "a")])).toThrow("packages/a, packages/b");
  });
});

test("the output describes the release and the remaining commands", () => {
  const release: Release = { version: "1.3.0", date: DATE, changesets: [change("one", "minor", "engine")] };
  const published = at("1.2.3").filter(({ manifest }) => manifest.private !== true);
  expect(describePlan(release, published)).toContain("packages/engine/package.json (1.2.3 before)");
  const commands = describeRest(release, published).split("\n    ").slice(1);
  expect(commands.slice(2, 5)).toEqual([
    'git commit --message "Release 1.3.0"',
    "git tag v1.3.0",
    "git push origin main v1.3.0",
  ]);
  const publish = commands.filter((command) => command.startsWith("npm publish"));
  expect(publish).toHaveLength(6);
  expect(publish[0]).toBe("npm publish dist/1.3.0/epb-engine-1.3.0.tgz --access public");
  expect(publish[5]).toBe("npm publish dist/1.3.0/epb-cli-1.3.0.tgz --access public");
});
