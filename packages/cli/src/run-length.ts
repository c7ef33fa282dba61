/**
 * Expected length of a run. A short run takes a few dozen milliseconds: optimizing hot functions early and growing the
 * heap for new objects cost more than they save. Over many files both pay off. The garbage of a file is collected
 * between two files, not during one, when much of it is still in use.
 */
export type RunLength = "short" | "long";

/** Options of V8 for runs on the Node versions that have them. V8 changes its options, and refuses those of other versions. */
const OPTIONS: readonly {
  readonly oldestNode: number;
  readonly newestNode: number;
  readonly options: Readonly<Record<RunLength, readonly string[]>>;
}[] = [
  {
    oldestNode: 20,
    newestNode: 20,
    options: {
      short: ["--interrupt-budget=2000000", "--semi-space-growth-factor=1"],
      long: ["--interrupt-budget=400000", "--semi-space-growth-factor=2", "--minor-gc-task-trigger=65"],
    },
  },
  {
    oldestNode: 22,
    newestNode: 26,
    options: {
      short: [
        "--invocation-count-for-maglev=4000",
        "--invocation-count-for-turbofan=30000",
        "--semi-space-growth-factor=1",
      ],
      long: ["--semi-space-growth-factor=2", "--minor-gc-task-trigger=65"],
    },
  },
];

/** Options that set V8 for a run of this length; none on a version of Node that was not tried. */
export function v8Options(length: RunLength, nodeVersion: string = process.versions.node): readonly string[] {
  const major = Number.parseInt(nodeVersion, 10);
  const known = OPTIONS.find(({ oldestNode, newestNode }) => oldestNode <= major && major <= newestNode);
  return known?.options[length] ?? [];
}

/** Configures V8 for the rest of this process. */
export function expectRun(length: RunLength): void {
  const { setFlagsFromString } = process.getBuiltinModule("node:v8");
  for (const option of v8Options(length)) setFlagsFromString(option);
}
