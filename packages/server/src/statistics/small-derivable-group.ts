/** So many projects in a row and a column of a table. */
export interface CountedCell {
  readonly row: string;
  readonly column: string;
  readonly projects: number;
}

/** A set of rows and columns: what is kept back of these rows, less what is kept back of these columns, is too little. */
export interface DerivableGroup {
  readonly rows: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

/**
 * Looks for a group with a cell in it, of fewer projects than the minimum, that can be worked out from a table in which some
 * cells are kept back, and all sums of rows and columns are told.
 *
 * Whoever knows the sums can add up what is kept back of some rows and take away what is kept back of some columns. Where
 * everything that is taken away was added before, what is left are the cells that lead from the chosen rows to columns not
 * chosen: the sum of exactly these is told. The smallest such set with the cell in it is a minimum cut between its row and
 * its column, in a graph with an edge for every cell that is kept back: as wide as the cell in the one direction, and
 * endless in the other. By the theorem of minimum cuts the flow between the two is as large. It never gets smaller when
 * more is kept back.
 *
 * @param keptBack - Cells with projects, the cell among them. All others are told, or known to be empty.
 * @returns Undefined where there is no such group.
 */
export function smallDerivableGroup(
  { row, column, projects }: CountedCell,
  keptBack: readonly CountedCell[],
  minimum: number,
): DerivableGroup | undefined {
  if (projects >= minimum) return undefined;
  const edges = keptBack.map((cell) => ({ cell, flow: 0 }));
  const byRow = groupBy(edges, ({ cell }) => cell.row);
  const byColumn = groupBy(edges, ({ cell }) => cell.column);
  let flow = 0;
  while (flow < minimum) {
    const { rows, columns, path } = reach(row, column, byRow, byColumn);
    if (path === undefined) return { rows, columns };
    const room = path.map(({ edge, isForward }) => (isForward ? edge.cell.projects - edge.flow : minimum));
    const more = Math.min(...room);
    for (const { edge, isForward } of path) edge.flow += isForward ? more : -more;
    flow += more;
  }
  return undefined;
}

interface Edge {
  readonly cell: CountedCell;
  /** From the row to the column; below 0 the other way. */
  flow: number;
}
type Edges = ReadonlyMap<string, readonly Edge[]>;

interface Reached {
  readonly rows: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
  /** How a place was come to. */
  readonly path: readonly { readonly edge: Edge; readonly isForward: boolean }[] | undefined;
}

/** Everything that more can flow to from a row, and the shortest way to a column. */
function reach(from: string, to: string, byRow: Edges, byColumn: Edges): Reached {
  type Step = { readonly edge: Edge; readonly isForward: boolean };
  const rows = new Map<string, Step | undefined>([[from, undefined]]);
  const columns = new Map<string, Step>();
  const waiting: { readonly key: string; readonly isRow: boolean }[] = [{ key: from, isRow: true }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { key, isRow } = next;
    for (const edge of (isRow ? byRow : byColumn).get(key) ?? []) {
      const { row, column, projects } = edge.cell;
      if (isRow && edge.flow < projects && !columns.has(column)) {
        columns.set(column, { edge, isForward: true });
        waiting.push({ key: column, isRow: false });
      } else if (!isRow && !rows.has(row)) {
        rows.set(row, { edge, isForward: false });
        waiting.push({ key: row, isRow: true });
      }
    }
  }
  return {
    rows: new Set(rows.keys()),
    columns: new Set(columns.keys()),
    path: columns.has(to) ? pathTo(to, rows, columns) : undefined,
  };
}

function pathTo<Step extends { readonly edge: Edge; readonly isForward: boolean }>(
  to: string,
  rows: ReadonlyMap<string, Step | undefined>,
  columns: ReadonlyMap<string, Step>,
): Step[] {
  const path: Step[] = [];
  let step = columns.get(to);
  while (step !== undefined) {
    path.push(step);
    step = step.isForward ? rows.get(step.edge.cell.row) : columns.get(step.edge.cell.column);
  }
  return path;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
