import { describe, expect, test } from "vitest";
import { publishedPackages } from "../scripts/packages/workspaces.js";
import { type RootManifest, sharedFields, withSharedFields } from "../scripts/release/shared-fields.js";
import { readText } from "./house-rules/repository.js";

const FROM_REPOSITORY = ["homepage", "bugs", "repository"];
const ROOT_MANIFEST: RootManifest = JSON.parse(readText("package.json"));

interface Manifest {
  readonly description?: string;
  readonly keywords?: readonly string[];
}

describe.each(publishedPackages().map(({ folder }) => folder))("the package.json of %s", (folder) => {
  const manifest: Manifest & Record<string, unknown> = JSON.parse(readText(`${folder}/package.json`));

  test("has a description, and keywords without repetitions", () => {
    const { description = "", keywords = [] } = manifest;
    expect(description.length).toBeGreaterThan(40);
    expect(keywords.length).toBeGreaterThan(3);
    expect([...new Set(keywords)]).toEqual(keywords);
  });

  test("has the license and the author of the root, and its repository once it has one", () => {
    const shared = sharedFields(ROOT_MANIFEST, folder);
    const own = Object.entries(manifest).filter(([name]) => name in shared || FROM_REPOSITORY.includes(name));
    expect(Object.fromEntries(own)).toEqual(shared);
    expect(Object.keys(withSharedFields(manifest, shared))).toEqual(Object.keys(manifest));
  });
});

describe("fields from the package.json at the root", () => {
  const root = { license: "Apache-2.0", author: "Ada" };

  test("are the license and the author without a repository", () => {
    expect(sharedFields(root, "packages/engine")).toEqual(root);
  });

  test.each([
    "https://example.org/owner/name",
    "https://example.org/owner/name.git",
    "https://example.org/owner/name/",
  ])("have a homepage, issues, and a folder in the repository %s", (repository) => {
    expect(sharedFields({ ...root, repository }, "packages/engine")).toEqual({
      ...root,
      homepage: "https://example.org/owner/name/tree/main/packages/engine#readme",
      bugs: { url: "https://example.org/owner/name/issues" },
      repository: { type: "git", url: "git+https://example.org/owner/name.git", directory: "packages/engine" },
    });
  });

  test.each(["", "owner/name", "git@example.org:owner/name.git", "http://example.org/owner/name", "https://a.org/b"])(
    "are refused for the repository %j",
    (repository) => {
      expect(() => sharedFields({ ...root, repository }, "packages/engine")).toThrow("https://example.org/owner/name");
    },
  );

  test("are before the type, and replace older ones", () => {
    const manifest = { name: "a", license: "MIT", type: "module", repository: "old", files: [] };
    const shared = sharedFields({ ...root, repository: "https://example.org/owner/name" }, "packages/a");
    const filled = withSharedFields(manifest, shared);
    expect(Object.keys(filled)).toEqual([
      ...["name", "homepage", "bugs", "license", "author", "repository", "type", "files"],
    ]);
    expect(filled).toMatchObject({ name: "a", license: "Apache-2.0", type: "module", files: [] });
    expect(withSharedFields(filled, shared)).toEqual(filled);
  });
});
