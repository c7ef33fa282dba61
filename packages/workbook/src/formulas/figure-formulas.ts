import { Decimal, figureDefinition } from "@epb/engine";
import type { GeneralDerivation, GeneralExpression, GeneralRules } from "@epb/engine/explain";
import { WORKINGS_SHEET } from "../templates/hidden-sheets.js";
import type { ShownWhen } from "../templates/manifest.js";
import { areaText, type Cell, cellText } from "./cell.js";
import { FormulaWriter, type Here, type Writing } from "./formula-writer.js";
import { columnArea, type Layout } from "./layout.js";
import { MEASURES, MeasureLinks } from "./measure-links.js";
import { together } from "./needed-inputs.js";
import { References, type ReferenceTable } from "./references.js";
import { isTest, testText } from "./test-text.js";
import { atom, call, compare, either, type FormulaText, NOTHING, number, quoted, UNKNOWN } from "./text.js";
import { UnreadableInputs } from "./unreadable-inputs.js";
import { type WorkingCell, type WorkingFormula, type WorkingHead, Workings } from "./workings.js";

/** The workbook calculates greenhouse gas for every measure, even without a row on the sheet that shows it. */
const GAS_FIGURES = [
  "electricEnergy",
  "electricGhg",
  "naturalGas",
  "naturalGasGhg",
  "otherSavingsType1Ghg",
  "otherSavingsType2Ghg",
  "annualScope1",
  "annualScope2",
  "annualTotal",
];
const GAS = /^ecm\.measures\[uuid=(\d+)\]\.(ghg\..*)$/;
const OF_MEASURE = /\[uuid=(\d+)\]/;
const SAVINGS_TABLE = "measureSavings";
const GAS_TABLE = "measureGhg";

/** Content of the hidden sheet, complete after every other formula is written. */
export interface WorkingsContent {
  readonly heads: readonly WorkingHead[];
  readonly formulas: readonly WorkingFormula[];
}

/**
 * Writes the figures of a workbook as formulas of its cells, from the engine's own definitions. Gives the same formulas
 * for every workbook of the layout.
 */
export class FigureFormulas {
  readonly #layout: Layout;
  readonly #rules: GeneralRules;
  readonly #writing: Writing;
  readonly #workings: Workings = new Workings();
  readonly #references: References = new References();
  /** Figures with a cell, each with the equal figure without a cell: the inverse of the aliases. */
  readonly #sameFigures: ReadonlyMap<string, string>;
  /** Number of measures with greenhouse gas in the workbook; 0 without the sheet for it. */
  readonly #gasMeasures: number;
  readonly #unreadable: UnreadableInputs;
  /** Formulas of figures, by sheet and path. */
  readonly #ofFigures: Map<string, string> = new Map<string, string>();
  /** Formulas of the assigned cells of the hidden sheet. */
  readonly #ofWorkings: WorkingFormula[] = [];

  /** @param rules - For the number of measures that the layout has rows for. */
  constructor(layout: Layout, rules: GeneralRules) {
    this.#layout = layout;
    this.#rules = rules;
    const links = new MeasureLinks(layout, this.#workings);
    this.#gasMeasures = layout.table(GAS_TABLE) === undefined ? 0 : links.count;
    for (let measure = 1; measure <= this.#gasMeasures; measure++) {
      for (const name of GAS_FIGURES) layout.addFigure(gasPath(measure, name), this.#gasCell(measure, `ghg.${name}`));
    }
    this.#unreadable = new UnreadableInputs(layout, rules, this.#workings);
    const aliases = aliasesOf(layout, rules);
    this.#sameFigures = new Map([...aliases].map(([path, alias]) => [alias, path]));
    this.#writing = { layout, rules, workings: this.#workings, references: this.#references, links, aliases };
  }

  /** The formula of a figure in a cell, without the equals sign. */
  ofFigure(path: string, cell: Cell): string {
    const key = `${cell.sheet}!${path}`;
    const known = this.#ofFigures.get(key);
    if (known !== undefined) return known;
    const { text } = this.#unlessUnreadable(path, cell, this.#figure(path, cell));
    this.#ofFigures.set(key, text);
    return text;
  }

  #figure(path: string, { sheet }: Cell): FormulaText {
    const measure = OF_MEASURE.exec(path)?.[1];
    const gas = GAS.exec(path);
    if (gas !== null && sheet !== WORKINGS_SHEET) return this.#shownGas(Number(gas[1]), gas[2] ?? "", sheet);
    if (
      path.endsWith("estAnnualCostSavings") &&
      sheet === this.#layout.table(MEASURES)?.sheet &&
      this.#layout.table(SAVINGS_TABLE) !== undefined &&
      measure !== undefined
    ) {
      return this.#sumOfSavings(path, Number(measure), sheet);
    }
    return this.#derived(this.#rules(this.#sameFigures.get(path) ?? path), {
      sheet,
      ...(measure !== undefined && { measure }),
    });
  }

  /**
   * Formula of a figure that is calculated in another cell and shown under a condition. @param row - Number of the row;
   * absent for the closing row.
   */
  ofView(path: string, condition: ShownWhen, cell: Cell, row?: number): string {
    const writer = new FormulaWriter(this.#writing, cell);
    const shown = writer.figure(path, (how) => writer.value(how));
    const view = onlyWhere(writer, conditionTest(condition, row), shown);
    return this.#unlessUnreadable(path, cell, view, condition).text;
  }

  /** Shows a dash while a number cell that the figure or its condition needs contains text. */
  #unlessUnreadable(path: string, { sheet }: Cell, figure: FormulaText, condition?: ShownWhen): FormulaText {
    const { needs } = this.#unreadable;
    const all = [needs.ofFigure(this.#sameFigures.get(path) ?? path)];
    if (condition?.kind === "rowsUpTo") {
      const { limit } = condition;
      all.push("figure" in limit ? needs.ofFigure(limit.figure) : needs.ofInput(limit.input));
    }
    const count = this.#unreadable.count(together(all), path, sheet);
    return count === undefined ? figure : either(compare(count, ">", number(0)), UNKNOWN, figure);
  }

  /** Formula of a figure that has its own cell on another sheet. */
  ofRepeated(path: string, { sheet }: Cell): string {
    const writer = new FormulaWriter(this.#writing, { sheet });
    return writer.figure(path, (how) => writer.value(how)).text;
  }

  /** Formula of a value of the measure that a row names, shown for the reader. */
  ofEcho(table: string, row: number, member: string, sheet: string): string | undefined {
    const measures = this.#layout.table(MEASURES);
    const column = measures && columnArea(measures, member);
    if (column === undefined) return undefined;
    const measure = atom(cellText(this.#writing.links.measureOfRow(table, row), sheet));
    const shown = atom(`${call("INDEX", atom(areaText(column, sheet, true)), measure).text}&""`);
    return either(compare(measure, "=", NOTHING), NOTHING, shown).text;
  }

  /** The number of a year or month, shown only if its row shows a figure. */
  ofPeriod(period: number, figure: string, here: Cell): string | undefined {
    const cell = this.#layout.figureAt(figure, here.sheet);
    if (cell === undefined) return undefined;
    const shown = either(compare(atom(cellText(cell, here.sheet)), "=", NOTHING), NOTHING, number(period));
    return this.#unlessUnreadable(figure, here, shown).text;
  }

  /** The cell of a figure of a year on the hidden sheet, created on the first call. */
  yearCell(path: string): Cell | undefined {
    return this.#workings.yearCell(path);
  }

  /** The cell of the year beside a cell of the hidden sheet. */
  yearBeside(cell: Cell): Cell | undefined {
    return this.#workings.yearBeside(cell);
  }

  /** Formulas of the hidden sheet. Call last: the other formulas determine its content. */
  workings(): WorkingsContent {
    const { links } = this.#writing;
    const formulas: WorkingFormula[] = [];
    for (let measure = 1; measure <= this.#gasMeasures; measure++) {
      for (const name of GAS_FIGURES) {
        const cell = this.#gasCell(measure, `ghg.${name}`);
        formulas.push({ cell, formula: this.ofFigure(gasPath(measure, name), cell) });
      }
    }
    for (let open = this.#workings.nextOpen(); open !== undefined; open = this.#workings.nextOpen()) {
      this.#ofWorkings.push({ cell: open.cell, formula: this.#ofWorking(open) });
    }
    formulas.push(...this.#ofWorkings, ...this.#unreadable.formulas());
    return { heads: this.#workings.heads, formulas: [...links.formulas(), ...this.#workings.years(), ...formulas] };
  }

  #ofWorking(open: WorkingCell): string {
    if (open.kind === "figure") return this.ofFigure(open.path, open.cell);
    const here = { sheet: WORKINGS_SHEET, ...(open.measure !== undefined && { measure: open.measure }) };
    return new FormulaWriter(this.#writing, here).value(open.of).text;
  }

  /** Tables of reference data that the formulas use for lookups. Call last. */
  references(): readonly ReferenceTable[] {
    return this.#references.tables();
  }

  #gasCell(measure: number, key: string): Cell {
    return this.#workings.measureCell(key, figureDefinition(`ecm.measures[uuid].${key}`).label, measure);
  }

  #derived({ how, thereWhen }: GeneralDerivation, here: Here): FormulaText {
    const writer = new FormulaWriter(this.#writing, here);
    const value = isTest(how)
      ? either(testText(writer, how), quoted("Yes"), quoted("No"))
      : writer.value(how, thereWhen !== undefined);
    const tests = thereWhen === undefined ? [] : thereWhen.kind === "allOf" ? thereWhen.of : [thereWhen];
    return tests.reduceRight((inner, test) => onlyWhere(writer, test, inner), value);
  }

  /** Formula of the figure for the measure that the row names. */
  #shownGas(row: number, key: string, sheet: string): FormulaText {
    const { links } = this.#writing;
    const measure = atom(cellText(links.measureOfRow(GAS_TABLE, row), sheet));
    const column = areaText(
      links.areaOf((of) => this.#gasCell(of, key)),
      sheet,
      true,
    );
    // An inserted row moves the positions of measures, but not the rows of the hidden sheet.
    const positions = areaText(
      links.areaOf((of) => links.position(of)),
      sheet,
      true,
    );
    const found = call("INDEX", atom(column), call("MATCH", measure, atom(positions), number(0)));
    return either(compare(measure, "=", NOTHING), NOTHING, call("IFERROR", found, NOTHING));
  }

  /** Σ of the rows of savings that name the measure. */
  #sumOfSavings(path: string, measure: number, sheet: string): FormulaText {
    const { links, layout } = this.#writing;
    const writer = new FormulaWriter(this.#writing, { sheet, measure: String(measure) });
    const savings = layout.table(SAVINGS_TABLE);
    const column = savings && columnArea(savings, "estAnnualCostSavings");
    if (column === undefined) throw new Error("The table of savings has no annual cost savings.");
    const sum = call(
      "SUMIF",
      atom(
        areaText(
          links.areaOf((row) => links.measureOfRow(SAVINGS_TABLE, row)),
          sheet,
          true,
        ),
      ),
      atom(cellText(links.position(measure), sheet)),
      atom(areaText(column, sheet, true)),
    );
    const { thereWhen } = this.#rules(path);
    return thereWhen === undefined ? sum : onlyWhere(writer, thereWhen, sum);
  }
}

const gasPath = (measure: number, name: string): string => `ecm.measures[uuid=${measure}].ghg.${name}`;

/** `IF(F9="","",…)` for a value that must exist, `IF(…,…,"")` for any other test. */
function onlyWhere(writer: FormulaWriter, test: GeneralExpression, inner: FormulaText): FormulaText {
  const cell = test.kind === "isThere" ? writer.cellOf(test.of) : undefined;
  return cell === undefined
    ? either(testText(writer, test), inner, NOTHING)
    : either(compare(atom(writer.cell(cell)), "=", NOTHING), NOTHING, inner);
}

/** The condition of a view as a test. */
function conditionTest(condition: ShownWhen, row: number | undefined): GeneralExpression {
  if (condition.kind !== "rowsUpTo") {
    const { input: path, value } = condition;
    const test: GeneralExpression = { kind: "inputIs", input: { kind: "input", path }, value, label: path };
    return condition.kind === "inputIs" ? test : { kind: "not", of: test };
  }
  const limit: GeneralExpression =
    "figure" in condition.limit
      ? { kind: "figure", path: condition.limit.figure }
      : { kind: "input", path: condition.limit.input };
  return row === undefined
    ? { kind: "isThere", of: limit }
    : { kind: "isWithin", of: limit, atLeast: new Decimal(row) };
}

/** Figures without a cell, each with the equal figure that has a cell. */
function aliasesOf(layout: Layout, rules: GeneralRules): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const path of layout.figurePaths()) {
    if (path.includes("[")) continue;
    const { how } = rules(path);
    // Figures of a year are part of the list of years.
    if (how.kind !== "figure" || how.path.includes("[") || layout.figureAt(how.path, "") !== undefined) continue;
    if (!aliases.has(how.path)) aliases.set(how.path, path);
  }
  return aliases;
}
