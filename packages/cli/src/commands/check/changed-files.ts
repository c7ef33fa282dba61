import { join } from "node:path";
import type { GitResult, Io } from "../../io.js";

export type ChangedResult =
  | { readonly ok: true; readonly isChanged: (file: string) => boolean }
  /** Reason for the refusal, as a sentence with the correction. */
  | { readonly ok: false; readonly sentence: string };

const NO_GIT = "--changed-since needs git, but epb cannot start git. Install git, or omit the option.";

/** The files that differ from a revision in the working tree, and those that git does not know. */
export async function findChangedFiles(revision: string, io: Io): Promise<ChangedResult> {
  const root = await io.runGit(["rev-parse", "--show-toplevel"]);
  if (root.status === undefined) return { ok: false, sentence: NO_GIT };
  if (root.status !== 0) return { ok: false, sentence: noRepository(root) };
  // A revision that begins like an option would be taken for one.
  const commit = revision.startsWith("-")
    ? undefined
    : await io.runGit(["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]);
  if (commit?.status !== 0) return { ok: false, sentence: unknownRevision(revision) };

  const folder = withoutLineEnd(root.stdout);
  const inRoot = (...args: readonly string[]): Promise<GitResult> => io.runGit(["-C", folder, ...args]);
  const lists = [
    await inRoot("diff", "--name-only", "-z", "--no-ext-diff", "--no-renames", withoutLineEnd(commit.stdout), "--"),
    await inRoot("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  const failed = lists.find(({ status }) => status !== 0);
  if (failed !== undefined) return { ok: false, sentence: `git cannot list the changes: ${firstLine(failed.stderr)}` };
  const changed = new Set(
    lists
      .flatMap(({ stdout }) => stdout.split("\0"))
      .filter((name) => name !== "")
      .map((name) => io.realPath(join(folder, name)))
      .filter((path) => path !== undefined),
  );
  return {
    ok: true,
    isChanged: (file) => {
      const path = io.realPath(file);
      // A missing file cannot be compared, and the check reports it.
      return path === undefined || changed.has(path);
    },
  };
}

function noRepository({ stderr }: GitResult): string {
  return /not a git repository/i.test(stderr)
    ? "--changed-since needs a git repository, and this folder is not in a git repository. Change to a folder in a git repository, or omit the option."
    : `--changed-since uses git, which reports: ${firstLine(stderr)}`;
}

const unknownRevision = (revision: string): string =>
  `git does not know the revision ${revision} in this repository. Check the name of the revision. In a shallow clone, fetch the revision first.`;

const withoutLineEnd = (text: string): string => text.replace(/\r?\n$/, "");

const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";
