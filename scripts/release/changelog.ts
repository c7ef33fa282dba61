export interface Release {
  readonly version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  readonly date: string;
  readonly changesets: readonly Changeset[];
}

interface Changeset {
  readonly id: string;
  /** The text of the changeset in Markdown. */
  readonly summary: string;
  readonly releases: readonly { readonly name: string; readonly type: string }[];
}

/** A changelog without releases. */
export const HEAD = `# Changelog

Written by \`npm run release\` from the changesets, newest version first. Changes that wait for a release are in [\`.changeset\`](.changeset).
`;

/** Kinds of changes, with the heading of each. */
const KINDS = [
  ["major", "Major changes"],
  ["minor", "Minor changes"],
  ["patch", "Patches"],
] as const;

/** The changelog with a release before the earlier releases. */
export function withRelease(changelog: string, release: Release): string {
  if (!changelog.startsWith(HEAD)) throw new Error("CHANGELOG.md does not begin as this script writes it");
  return `${HEAD}\n${describeRelease(release)}${changelog.slice(HEAD.length)}`;
}

function describeRelease({ version, date, changesets }: Release): string {
  const names = [...new Set(changesets.flatMap(({ releases }) => releases.map(({ name }) => name)))].sort();
  const parts = names.flatMap((name) => [
    `### ${name}`,
    ...KINDS.flatMap(([type, heading]) => {
      const entries = changesets.filter(({ releases }) =>
        releases.some((change) => change.name === name && change.type === type),
      );
      return entries.length === 0 ? [] : [`#### ${heading}`, entries.map(entryOf).join("\n")];
    }),
  ]);
  return `${[`## ${version} (${date})`, ...parts].join("\n\n")}\n`;
}

/** A changeset as a list item, with links relative to the root instead of the folder of changesets. */
function entryOf({ summary }: Changeset): string {
  const lines = summary.trim().replaceAll("](../", "](").split("\n");
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line === "" ? "" : `  ${line}`)).join("\n");
}
