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
 * @param keptBack - The cell among them. All other cells are told, or known to be empty.
 * @returns Undefined where there is no such group.
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

/** Cells that are kept back, by the rows and columns that they connect. */
export class KeptBackCells {
  readonly #inRow = new Map<string, CountedCell[]>();
  readonly #inColumn = new Map<string, CountedCell[]>();

  /** @param cells - With projects. */
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

/** What flows through a cell, from its row to its column; below 0 the other way. Nothing where it does not stand. */
type Flows = Map<CountedCell, number>;

interface Step {
  readonly cell: CountedCell;
  readonly isForward: boolean;
}

interface Reached {
  readonly rows: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
  /** The shortest way to the column; undefined where there is none, and all that can be reached has been looked at. */
  readonly path: readonly Step[] | undefined;
}

/** What more can flow to from a row, up to a column. */
function reach(from: string, to: string, keptBack: KeptBackCells, flows: Flows): Reached {
  const rows = new Map<string, Step | undefined>([[from, undefined]]);
  const columns = new Map<string, Step>();
  // In a table nearly everything is two steps from everything: the search ends with the column, long before the table.
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
