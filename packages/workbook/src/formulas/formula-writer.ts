import { inputLabel } from "@epb/engine";
import type { GeneralExpression, GeneralRules } from "@epb/engine/explain";
import { WORKINGS_SHEET } from "../templates/hidden-sheets.js";
import { amountText } from "./amount-text.js";
import { areasOf, areaText, type Cell, cellText } from "./cell.js";
import { columnArea, type InputPlace, type Layout } from "./layout.js";
import { entryText, lookupText } from "./lookup-text.js";
import { MEASURES, type MeasureLinks } from "./measure-links.js";
import type { References } from "./references.js";
import { sumText } from "./sum-text.js";
import { isTest, isThereText, testText } from "./test-text.js";
import { atom, call, compare, either, type FormulaText, NOTHING, number } from "./text.js";
import type { Workings } from "./workings.js";

type Kind<Name extends GeneralExpression["kind"]> = Extract<GeneralExpression, { readonly kind: Name }>;

/**
 * Place of a formula: references on the same sheet need no sheet name, and references in the same row need no search.
 */
export interface Here {
  readonly sheet: string;
  /** The measure of the row, in a table with one row per measure. */
  readonly measure?: string;
}

/** Sources of the formulas, and cells that the formulas add. */
export interface Writing {
  readonly layout: Layout;
  readonly rules: GeneralRules;
  readonly workings: Workings;
  readonly references: References;
  readonly links: MeasureLinks;
  /** Figures without a cell, each with the equal figure that has a cell. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** Writes expressions as formulas for one place in a workbook. */
export class FormulaWriter {
  readonly writing: Writing;
  readonly here: Here;

  constructor(writing: Writing, here: Here) {
    this.writing = writing;
    this.here = here;
  }

  /** A value for a cell: empty text if it is absent. @param isThere - True if the value is known to exist. */
  value(expression: GeneralExpression, isThere = false): FormulaText {
    switch (expression.kind) {
      case "input":
        return isThere || expression.missingCountsAsZero
          ? this.amount(expression)
          : this.#orNothing(this.amount(expression));
      case "figure":
        return this.figure(expression.path, (how) => this.value(how, isThere));
      case "part":
        return this.value(expression.of, isThere);
      case "shared":
        return atom(this.cell(this.writing.workings.cellOf(expression)));
      case "sumOfThere":
        return sumText(this, expression);
      case "when": {
        const unmet = expression.unmet === undefined ? NOTHING : this.value(expression.unmet, isThere);
        return either(this.test(expression.test), this.value(expression.met, isThere), unmet);
      }
      case "firstThere":
        return this.firstThere(expression.of, (one) => this.value(one, isThere));
      case "choice":
        return call("IFERROR", lookupText(this, expression), NOTHING);
      case "entry":
        return expression.missingCountsAsZero
          ? this.amount(expression)
          : call("IFERROR", this.#orNothing(entryText(this, expression)), NOTHING);
      default:
        return isTest(expression) ? this.test(expression) : this.amount(expression);
    }
  }

  /** An amount for a calculation, which is known to exist. */
  amount(expression: GeneralExpression): FormulaText {
    return amountText(this, expression);
  }

  test(expression: GeneralExpression): FormulaText {
    return testText(this, expression);
  }

  isThere(expression: GeneralExpression): FormulaText {
    return isThereText(this, expression);
  }

  cell(cell: Cell): string {
    return cellText(cell, this.here.sheet);
  }

  /** The cells of inputs and figures, as the fewest rectangles. */
  areas(expressions: readonly GeneralExpression[]): FormulaText {
    const cells = expressions.flatMap((one) => this.cellOf(one) ?? []);
    return atom(
      areasOf(cells)
        .map((area) => areaText(area, this.here.sheet))
        .join(","),
    );
  }

  /** The cell of an input, a figure, or a part, if it has a cell that the formula can reference. */
  cellOf(expression: GeneralExpression): Cell | undefined {
    switch (expression.kind) {
      case "input":
        return this.#inputPlace(expression.path)?.cell;
      case "figure": {
        const path = this.writing.aliases.get(expression.path) ?? expression.path;
        const cell = this.writing.layout.figureAt(path, this.here.sheet);
        if (cell !== undefined) return cell;
        // A sheet shows this figure only under a condition, so its value is on the hidden sheet.
        if (this.writing.layout.isView(path)) return this.writing.workings.yearCell(path);
        const { how } = this.writing.rules(expression.path);
        return how.kind === "input" || how.kind === "figure" ? this.cellOf(how) : this.#yearCell(expression.path);
      }
      case "shared":
        return this.writing.workings.cellOf(expression);
      default:
        return undefined;
    }
  }

  /** Cell and value kind of an input; for a measure, also if its row is on another sheet. */
  inputPlace(path: string): InputPlace | undefined {
    return this.#inputPlace(path);
  }

  /** Years that no visible sheet shows are on the hidden sheet. */
  #yearCell(path: string): Cell | undefined {
    const list = path.slice(0, Math.max(path.indexOf("["), 0));
    return this.writing.layout.showsList(list) ? undefined : this.writing.workings.yearCell(path);
  }

  #inputPlace(path: string): InputPlace | undefined {
    const { layout, workings, links } = this.writing;
    const place = layout.inputAt(path);
    const [, measure, member = ""] = /^ecms\[uuid=(\d+)\]\.(.*)$/.exec(path) ?? [];
    if (place === undefined || measure === undefined || this.here.measure === undefined) return place;
    const ofMeasures = layout.table(MEASURES)?.sheet;
    if (place.cell.sheet === this.here.sheet || place.cell.sheet === ofMeasures) return place;
    // Rows of the other tables are in any order, so their values are looked up once.
    const cell = workings.measureCell(`fetched.${member}`, inputLabel(path).label, Number(measure));
    links.define(cell, () => this.#fetched(place.cell, Number(measure)).text);
    return { cell, value: place.value };
  }

  /** Value of a measure's row in another table; empty text without such a row. */
  #fetched(from: Cell, measure: number): FormulaText {
    const { layout, links } = this.writing;
    const id = ["measureSavings", "measureGhg"].find((one) => layout.table(one)?.sheet === from.sheet) ?? "";
    const table = layout.table(id);
    const key = [...(table?.columns ?? [])].find(([, column]) => column === from.column)?.[0] ?? "";
    const column = table && columnArea(table, key);
    if (column === undefined) throw new Error(`${id} has no column ${key}.`);
    const row = atom(cellText(links.rowOfMeasure(id, measure), WORKINGS_SHEET));
    const found = call("INDEX", atom(areaText(column, WORKINGS_SHEET, true)), row);
    return either(compare(row, "=", NOTHING), NOTHING, this.#orNothing(found));
  }

  input({ path, missingCountsAsZero }: Kind<"input">): FormulaText {
    const cell = this.#inputPlace(path)?.cell;
    if (cell !== undefined) return atom(this.cell(cell));
    if (missingCountsAsZero) return number(0);
    throw new Error(`${path} has no cell.`);
  }

  /** A figure by its cell, or by its formula if it has no cell. */
  figure(path: string, inline: (how: GeneralExpression) => FormulaText): FormulaText {
    const cell = this.cellOf({ kind: "figure", path });
    return cell === undefined ? inline(this.writing.rules(path).how) : atom(this.cell(cell));
  }

  /** The first value that exists, as a number or as text for a cell. */
  firstThere(
    [first, ...others]: readonly GeneralExpression[],
    write: (one: GeneralExpression) => FormulaText,
  ): FormulaText {
    if (first === undefined) return NOTHING;
    if (others.length === 0) return write(first);
    return either(this.isThere(first), this.amount(first), this.firstThere(others, write));
  }

  #orNothing(text: FormulaText): FormulaText {
    return either(compare(text, "=", NOTHING), NOTHING, text);
  }
}
