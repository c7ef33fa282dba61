import type { Io, Terminal } from "../io.js";
import { choosePaint, type Paint } from "./paint.js";

/** Width and colors of the output. */
export interface Layout {
  /** Columns to stay within. */
  readonly columns: number;
  readonly paint: Paint;
}

const USUAL_COLUMNS = 80;
const FEWEST_COLUMNS = 40;
/** Longer lines are hard to read. */
const MOST_COLUMNS = 120;

/** The layout for a stream. What does not go to a terminal is as wide as the narrowest usual one. */
export function layoutFor(terminal: Terminal, io: Io, colorOption: boolean): Layout {
  const columns = terminal.columns ?? USUAL_COLUMNS;
  return {
    columns: Math.max(FEWEST_COLUMNS, Math.min(MOST_COLUMNS, columns)),
    paint: choosePaint(terminal, io, colorOption),
  };
}

/** Properties of an output that is not a terminal, such as a file. */
export const NO_TERMINAL: Terminal = { isTerminal: false, columns: undefined };
