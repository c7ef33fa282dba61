/** State of the repository that allows or prevents a release. */
export interface ReleaseState {
  readonly branch: string;
  /** Files with uncommitted changes. */
  readonly changedFiles: readonly string[];
  /** Public address of the repository, from the package.json at the root. */
  readonly repository: string | undefined;
  /** Number of changesets that wait for a release. */
  readonly changesets: number;
}

/** Reasons that prevent a release now, each with the next step. */
export function obstaclesTo({ branch, changedFiles, repository, changesets }: ReleaseState): readonly string[] {
  return [
    ...(branch === "main" ? [] : [`The branch is ${branch}. Releases are made from main.`]),
    ...(changedFiles.length === 0
      ? []
      : [`Files with changes: ${changedFiles.join(", ")}. Commit them, or take the changes back.`]),
    ...(changesets > 0 ? [] : ["No changeset waits for a release. Write one with npx changeset."]),
    ...(repository === undefined
      ? [
          'package.json at the root has no "repository". Set it to the public address of the repository, such as https://example.org/owner/name: homepage, issues, and repository of all packages follow from it.',
        ]
      : []),
  ];
}
