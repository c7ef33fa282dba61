import { displayWidth } from "../../../format/display-width.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";

/** A figure or an input with its value as a person reads it. */
export interface ListedName {
  readonly path: string;
  readonly label: string;
  readonly value: string;
}

const GAP = 2;

/** Names and values; the path on a line below each, to be copied. */
export function figureListLines(listed: readonly ListedName[], { columns, paint }: Layout): readonly string[] {
  return listed.flatMap(({ path, label, value }) => {
    const name = printable(label);
    const space = columns - displayWidth(name) - displayWidth(value);
    const head = space < GAP ? [name, value.padStart(columns)] : [name + " ".repeat(space) + value];
    return [...head, paint("quiet", `  ${path}`)];
  });
}
