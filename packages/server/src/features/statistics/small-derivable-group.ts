/** Number of projects in a row and a column of a table. */
export interface CountedCell {
  readonly row: string;
  readonly column: string;
  readonly projects: number;
}

/**
 * A set of rows and columns: the suppressed cells of these rows, minus those of these columns, have too few projects.
 */
export interface DerivableGroup {
  readonly rows: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

/**
 * Finds a group that includes the cell, has fewer projects than the minimum, and can be derived from a table in which
 * some cells are suppressed and all sums of rows and columns are released.
 *
 * A reader who knows the sums can add the suppressed cells of some rows and subtract those of some columns. If
 * everything that is subtracted was added before, the remainder consists of the cells that lead from the chosen rows to
 * columns not chosen: the sum of exactly these is revealed. The smallest such set with the cell in it is a minimum cut
 * between its row and its column, in a graph with an edge for every suppressed cell: its capacity is the number of
 * projects in one direction, and infinite in the other. By the max-flow min-cut theorem, the flow between the two is
 * equally large. It never decreases when more cells are suppressed.
 *
 * @param keptBack - Suppressed cells, including this one. All other cells are released, or known to be empty.
 * @returns Undefined without such a group.
 */
export function smallDerivableGroup(
  { row, column, projects }: CountedCell,
  keptBack: KeptBackCells,
  minimum: number,
): DerivableGroup | undefined {
  if (projects >= minimum) return undefined;
  const flows: Flows = new Map();
  for (let flow = 0; flow < minimum; ) {
    const { rows, columns, path } = reach(row, column, keptBack, flows);
    if (path === undefined) return { rows, columns };
    const room = path.map(({ cell, isForward }) => (isForward ? cell.projects - (flows.get(cell) ?? 0) : minimum));
    const more = Math.min(...room);
    for (const { cell, isForward } of path) flows.set(cell, (flows.get(cell) ?? 0) + (isForward ? more : -more));
    flow += more;
  }
  return undefined;
}

/** Suppressed cells, by the rows and columns that they connect. */
export class KeptBackCells {
  readonly #inRow = new Map<string, CountedCell[]>();
  readonly #inColumn = new Map<string, CountedCell[]>();

  /** @param cells - Cells with projects. */
  constructor(cells: readonly CountedCell[]) {
    for (const cell of cells) this.add(cell);
  }

  add(cell: CountedCell): void {
    append(this.#inRow, cell.row, cell);
    append(this.#inColumn, cell.column, cell);
  }

  inRow(row: string): readonly CountedCell[] {
    return this.#inRow.get(row) ?? [];
  }

  inColumn(column: string): readonly CountedCell[] {
    return this.#inColumn.get(column) ?? [];
  }
}

function append(cells: Map<string, CountedCell[]>, key: string, cell: CountedCell): void {
  const others = cells.get(key);
  if (others === undefined) cells.set(key, [cell]);
  else others.push(cell);
}

/** Flow through a cell, from its row to its column; negative in the other direction. Absent cells have no flow. */
type Flows = Map<CountedCell, number>;

interface Step {
  readonly cell: CountedCell;
  readonly isForward: boolean;
}

interface Reached {
  readonly rows: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
  /** Shortest path to the column; undefined if no path exists after a complete search. */
  readonly path: readonly Step[] | undefined;
}

/** Rows and columns that more flow can reach from a row. The search ends at the column `to`. */
function reach(from: string, to: string, keptBack: KeptBackCells, flows: Flows): Reached {
  const rows = new Map<string, Step | undefined>([[from, undefined]]);
  const columns = new Map<string, Step>();
  // In a table, nearly everything is two steps apart: the search ends at the column, long before it has visited the
  // table.
  for (let [now, next] = [[from], [] as string[]]; now.length > 0; now = next, next = []) {
    for (const row of now) {
      for (const cell of keptBack.inRow(row)) {
        const { column, projects } = cell;
        if (columns.has(column) || (flows.get(cell) ?? 0) >= projects) continue;
        columns.set(column, { cell, isForward: true });
        if (column === to) return { rows: NONE, columns: NONE, path: pathTo(to, rows, columns) };
        for (const back of keptBack.inColumn(column)) {
          if (rows.has(back.row)) continue;
          rows.set(back.row, { cell: back, isForward: false });
          next.push(back.row);
        }
      }
    }
  }
  return { rows: new Set(rows.keys()), columns: new Set(columns.keys()), path: undefined };
}

const NONE: ReadonlySet<string> = new Set();

function pathTo(
  to: string,
  rows: ReadonlyMap<string, Step | undefined>,
  columns: ReadonlyMap<string, Step>,
): readonly Step[] {
  const path: Step[] = [];
  let step = columns.get(to);
  while (step !== undefined) {
    path.push(step);
    step = step.isForward ? rows.get(step.cell.row) : columns.get(step.cell.column);
  }
  return path;
}
