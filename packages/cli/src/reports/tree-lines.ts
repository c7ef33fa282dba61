import { displayWidth } from "../format/display-width.js";
import { printable } from "../format/printable.js";
import { wrap } from "../format/wrap.js";

/** Branches, and behind them the space and the sign with which a formula begins. */
// eslint-disable-next-line regexp/no-super-linear-backtracking -- The text is written by the program.
const BRANCHES = /^((?:│ {2}| {3}|├─ |└─ )*)( *(?:= )?)(.*)$/;
/** Fewer columns than this are left for words only where there is no room at all. */
const FEWEST_COLUMNS = 20;

/** The lines of a tree within a width: what is too long goes on below its own beginning. */
export function treeLines(tree: string, columns: number): readonly string[] {
  return tree
    .trimEnd()
    .split("\n")
    .flatMap((line) => wrapBranch(line, columns));
}

function wrapBranch(line: string, columns: number): readonly string[] {
  const [, branches = "", indent = "", text = ""] = BRANCHES.exec(line) ?? [];
  const words = printable(text);
  if (displayWidth(branches + indent + words) <= columns) return [branches + indent + words];
  const below = branches.replace("├─ ", "│  ").replace("└─ ", "   ") + " ".repeat(indent.length || 2);
  const width = Math.max(FEWEST_COLUMNS, columns - displayWidth(below));
  return wrap(words, width).map((part, index) => (index === 0 ? branches + indent : below) + part);
}
