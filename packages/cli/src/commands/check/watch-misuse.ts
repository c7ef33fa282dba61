import type { CheckOptions } from "./run.js";

/** Mistake in a command line with `--watch`, as a sentence that says what to do. */
export function watchMisuse({ report = [], changedSince, shard, writeBaseline }: CheckOptions): string | undefined {
  const senseless = [
    ...(changedSince === undefined ? [] : ["--changed-since"]),
    ...(shard === undefined ? [] : ["--shard"]),
    ...(writeBaseline === undefined ? [] : ["--write-baseline"]),
  ];
  const [option] = senseless;
  if (option !== undefined) return `${option} is for a run that ends. Leave out ${option}, or leave out --watch.`;
  if (report.some(({ kind }) => kind === "github")) {
    return "The github report is for a job that ends. Leave out --report github, or leave out --watch.";
  }
  const document = report.find(({ kind, path }) => kind !== "human" && path === undefined);
  if (document === undefined) return undefined;
  const { kind } = document;
  return `--watch cannot write a ${kind} report to standard output more than once. Write it to a file: --report ${kind}=FILE.`;
}
