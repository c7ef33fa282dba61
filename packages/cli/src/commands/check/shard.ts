export interface Shard {
  /** Counted from 1. */
  readonly index: number;
  readonly count: number;
}

const SHARD = /^([1-9]\d*)\/([1-9]\d*)$/;

/** `2/5` is the second of five parts; undefined for anything else. */
export function parseShard(text: string): Shard | undefined {
  const [, index, count] = SHARD.exec(text)?.map(Number) ?? [];
  return index === undefined || count === undefined || index > count ? undefined : { index, count };
}

/**
 * One part of a sorted list: every file whose index has the same remainder. The sizes of the parts differ by at most
 * one file.
 */
export function filesOfShard(files: readonly string[], { index, count }: Shard): readonly string[] {
  return files.filter((_, position) => position % count === index - 1);
}
