import { figureDefinition } from "@epb/engine";
import type { GeneralRules } from "@epb/engine/explain";
import { WORKINGS_SHEET } from "../templates/hidden-sheets.js";
import { isNumberCell } from "../templates/input-value.js";
import { type Area, areasOf, areaText, type Cell, cellText } from "./cell.js";
import type { Layout } from "./layout.js";
import { columnOf, itemOf, NeededInputs, type Needs } from "./needed-inputs.js";
import { atom, chain, type FormulaText, isText } from "./text.js";
import type { WorkingFormula, Workings } from "./workings.js";

/** More are counted in a cell of the hidden sheet, which many formulas share. */
const MOST_AREAS_INLINE = 2;

interface NumberColumn {
  readonly cells: Cell[];
  readonly cellOfItem: Map<string, Cell>;
}

/** Counts the number cells with text that a figure needs: SUM would leave them out, and the figure would be false. */
export class UnreadableInputs {
  readonly needs: NeededInputs;
  readonly #columns: readonly NumberColumn[];
  readonly #workings: Workings;
  readonly #counts: Map<string, FormulaText | Cell | undefined> = new Map<string, FormulaText | Cell | undefined>();
  readonly #formulas: Map<string, WorkingFormula> = new Map<string, WorkingFormula>();

  constructor(layout: Layout, rules: GeneralRules, workings: Workings) {
    const columns = numberColumns(layout);
    this.#columns = [...columns.values()];
    this.needs = new NeededInputs(rules, [...columns.keys()]);
    this.#workings = workings;
  }

  /** The count for a formula of a sheet; undefined where the figure needs no number cell. @param figure - Names the count. */
  count({ columns, item }: Needs, figure: string, sheet: string): FormulaText | undefined {
    const isOfItem =
      item !== undefined && this.#columns.some(({ cellOfItem }) => cellOfItem.get(item)?.sheet === sheet);
    const key = isOfItem ? `${columns} ${item} ${sheet}` : `${columns}`;
    let count = this.#counts.get(key);
    if (count === undefined && !this.#counts.has(key)) {
      const areas = this.#areas(columns, isOfItem ? item : undefined, sheet);
      if (areas.length > 0)
        count = isOfItem && areas.length <= MOST_AREAS_INLINE ? textsIn(areas, sheet) : this.#line(areas, figure);
      this.#counts.set(key, count);
    }
    return count === undefined || "text" in count ? count : atom(cellText(count, sheet));
  }

  /** The counts on the hidden sheet. To be asked last. */
  formulas(): readonly WorkingFormula[] {
    return [...this.#formulas.values()];
  }

  /** For an item, its own row on its own sheet; rows of other sheets may be about any item. */
  #areas(columns: bigint, item: string | undefined, sheet: string): readonly Area[] {
    const cells = this.#columns.flatMap((column, index) => {
      if ((columns & (1n << BigInt(index))) === 0n) return [];
      const own = item === undefined ? undefined : column.cellOfItem.get(item);
      return own?.sheet === sheet ? [own] : column.cells;
    });
    return areasOf(cells);
  }

  #line(areas: readonly Area[], figure: string): Cell {
    const { text: formula } = textsIn(areas, WORKINGS_SHEET);
    const known = this.#formulas.get(formula);
    if (known !== undefined) return known.cell;
    const label = `Number cells with text that the figure needs: ${figureDefinition(figure).label}`;
    const cell = this.#workings.line(`unreadable.${this.#formulas.size}`, label);
    this.#formulas.set(formula, { cell, formula });
    return cell;
  }
}

const textsIn = (areas: readonly Area[], sheet: string): FormulaText =>
  chain(
    "+",
    areas.map((area) => atom(`SUMPRODUCT(${isText(areaText(area, sheet))})`)),
  );

/** The cells of numbers and dates, by column or field. */
function numberColumns(layout: Layout): Map<string, NumberColumn> {
  const columns = new Map<string, NumberColumn>();
  for (const [path, { cell, value }] of layout.inputs()) {
    if (!isNumberCell(value)) continue;
    const key = columnOf(path);
    const column = columns.get(key) ?? { cells: [], cellOfItem: new Map<string, Cell>() };
    columns.set(key, column);
    column.cells.push(cell);
    const item = itemOf(path);
    if (item !== undefined) column.cellOfItem.set(item, cell);
  }
  return columns;
}
