import type { CheckOptions } from "./run.js";

/** Mistake in a command line with `--watch`, as a sentence that says what to do. */
export function watchMisuse({ report = [], changedSince, shard, writeBaseline }: CheckOptions): string | undefined {
  const senseless = [
    ...(changedSince === undefined ? [] : ["--changed-since"]),
    ...(shard === undefined ? [] : ["--shard"]),
    ...(writeBaseline === undefined ? [] : ["--write-baseline"]),
  ];
  const [option] = senseless;
  if (option !== undefined) return `${option} does not work with --watch. Remove one of the two options.`;
  if (report.some(({ kind }) => kind === "github")) {
    return "--report github does not work with --watch. Remove one of the two options.";
  }
  const document = report.find(({ kind, path }) => kind !== "human" && path === undefined);
  if (document === undefined) return undefined;
  const { kind } = document;
  return `With --watch, the ${kind} report needs a file. Write --report ${kind}=FILE.`;
}
