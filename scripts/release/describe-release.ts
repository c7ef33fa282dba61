import type { Workspace } from "../packages/workspaces.js";
import type { Release } from "./changelog.js";
import { publishOrder } from "./publish-order.js";

/** Folder of the tarballs of a release, relative to the root. Git and the container ignore folders with this name. */
export const tarballFolder = ({ version }: Release): string => `dist/${version}`;

/** Description of a planned release, for a person. */
export function describePlan(release: Release, packages: readonly Workspace[]): string {
  const { version, changesets } = release;
  const lines = [
    `Write ${changesets.length} changesets into CHANGELOG.md, and remove them from .changeset.`,
    `Set version ${version} in package-lock.json, in the sources of the engine, and in`,
    ...packages.map(({ folder, manifest }) => `    ${folder}/package.json (${manifest.version} before)`),
    "Write homepage, issues, and repository into these package.json files.",
    "Run npm run build and npm run lint:packages.",
    `Pack the packages into ${tarballFolder(release)}.`,
  ];
  return `Release ${version} would:\n${indented(lines)}`;
}

/** Remaining steps of a release for a person, as commands. */
export function describeRest(release: Release, packages: readonly Workspace[]): string {
  const { version } = release;
  const publish = publishOrder(packages).map(
    ({ manifest: { name } }) => `npm publish ${tarballFolder(release)}/${tarballName(name, version)} --access public`,
  );
  const lines = [
    "npm run check",
    "git add --all",
    `git commit --message "Release ${version}"`,
    `git tag v${version}`,
    `git push origin main v${version}`,
    ...publish,
  ];
  return `Then run, in this order:\n${indented(lines)}`;
}

/** The name that npm gives to the tarball of a package. */
const tarballName = (name: string, version: string): string =>
  `${name.replace(/^@/, "").replace("/", "-")}-${version}.tgz`;

const indented = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join("\n");
