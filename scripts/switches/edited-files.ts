import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../test/house-rules/repository.js";

/** Edit of a file: characters from `start` to `end` become `replacement`. */
export interface Edit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Runs `work` while files are edited. Restores the files afterwards, also when the process exits. */
export async function withEdits<Result>(edits: readonly Edit[], work: () => Promise<Result>): Promise<Result> {
  const originals = new Map([...new Set(edits.map(({ path }) => path))].map((path) => [path, read(path)]));
  const restore = (): void => {
    for (const [path, text] of originals) writeFileSync(join(ROOT, path), text);
  };
  process.once("exit", restore);
  try {
    for (const [path, text] of originals) {
      const own = edits.filter((edit) => edit.path === path).sort((one, other) => other.start - one.start);
      writeFileSync(join(ROOT, path), own.reduce(applied, text));
    }
    return await work();
  } finally {
    restore();
    process.off("exit", restore);
  }
}

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const applied = (text: string, { start, end, replacement }: Edit): string =>
  text.slice(0, start) + replacement + text.slice(end);
