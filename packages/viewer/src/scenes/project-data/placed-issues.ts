import type { Issue } from "@epb/engine";
import type { CellMessage } from "./grid/grid-types.js";
import { nameOf, openName } from "./paths.js";

/** Issues by the entries that they name. */
export interface PlacedIssues {
  /** Messages of an entry by its name. */
  at(name: string): readonly CellMessage[];
  /** Messages of a row: those that name the row, or something in it that has no cell. */
  ofRow(name: string): readonly CellMessage[];
}

const NONE: readonly CellMessage[] = [];

/** Text of an issue: its advice if the message is empty, as in one message of the specification. */
const issueText = ({ message, advice }: Issue): string =>
  [message, advice].filter(Boolean).join(/[.!?]$/.test(message) ? " " : " – ");

/** @param known - Names of all places that are entered, with the keys of their rows left open. */
export function placedIssues(issues: readonly Issue[], known: ReadonlySet<string>): PlacedIssues {
  const places = new Map<string, CellMessage[]>();
  const rows = new Map<string, CellMessage[]>();
  for (const issue of issues) {
    const message: CellMessage = { severity: issue.severity, text: issueText(issue) };
    if (known.has(openName(issue.at))) add(places, nameOf(issue.at), message);
    else add(rows, rowOf(issue.at), message);
  }
  return {
    at: (name) => (places.size === 0 ? NONE : (places.get(name) ?? NONE)),
    ofRow: (name) => (rows.size === 0 || name === "" ? NONE : (rows.get(name) ?? NONE)),
  };
}

/** `ecms[uuid=x]` of `ecms[uuid=x].estimatedSavings`. */
const rowOf = (path: string): string => /^[^[]*\[[^\]]*\]/.exec(path)?.[0] ?? path;

function add(to: Map<string, CellMessage[]>, key: string, message: CellMessage): void {
  const list = to.get(key);
  if (list === undefined) to.set(key, [message]);
  else list.push(message);
}
