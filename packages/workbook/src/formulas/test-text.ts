import type { GeneralExpression } from "@epb/engine/explain";
import { areaText } from "./cell.js";
import type { FormulaWriter } from "./formula-writer.js";
import { inputAreas } from "./layout.js";
import { entryText } from "./lookup-text.js";
import { MEASURES } from "./measure-links.js";
import { isListed, labelOf } from "./references.js";
import { countText } from "./sum-text.js";
import { atom, call, compare, type FormulaText, isNo, isYes, NO, NOTHING, number, quoted, YES } from "./text.js";

type Kind<Name extends GeneralExpression["kind"]> = Extract<GeneralExpression, { readonly kind: Name }>;

/** A smaller amount is the binary rounding error of zero. */
const ZERO_DECIMALS = 7;
const MOST_TESTS_APART = 3;

const TESTS: ReadonlySet<GeneralExpression["kind"]> = new Set([
  "isZero",
  "isNotZero",
  "anyOf",
  "allOf",
  "inputIs",
  "isThere",
  "not",
  "isWithin",
  "hasItem",
]);

export const isTest = ({ kind }: GeneralExpression): boolean => TESTS.has(kind);

/** A test as a formula of TRUE or FALSE; FALSE for an absent amount. */
export function testText(writer: FormulaWriter, test: GeneralExpression): FormulaText {
  switch (test.kind) {
    case "isThere":
      return isThereText(writer, test.of);
    case "not":
      return notText(writer, test.of);
    case "anyOf":
      return severalText(writer, "OR", test.of);
    case "allOf":
      return severalText(writer, "AND", test.of);
    case "isZero":
      return compare(amountToTest(writer, test.of), "=", number(0));
    case "isNotZero":
      return compare(amountToTest(writer, test.of), "<>", number(0));
    case "isWithin":
      return rangeText(writer, test);
    case "hasItem":
      return itemText(writer, test);
    case "inputIs":
      return inputText(writer, test);
    case "shared":
      return atom(writer.cell(writer.writing.workings.cellOf(test)));
    default:
      throw new Error(`${test.kind} is no test.`);
  }
}

/** Tests if a value exists: cells of absent figures hold empty text. */
export function isThereText(writer: FormulaWriter, of: GeneralExpression): FormulaText {
  const cell = writer.cellOf(of);
  if (cell !== undefined) return compare(atom(writer.cell(cell)), "<>", NOTHING);
  switch (of.kind) {
    case "input":
      return NO;
    case "part":
      return isThereText(writer, of.of);
    case "figure": {
      const { how, thereWhen } = writer.writing.rules(of.path);
      return thereWhen === undefined ? isThereText(writer, how) : testText(writer, thereWhen);
    }
    case "entry":
      return call("IFERROR", compare(entryText(writer, of), "<>", NOTHING), NO);
    case "sumOfThere":
      return compare(countText(writer, of.terms), ">", number(0));
    case "when":
      return call("AND", testText(writer, of.test), isThereText(writer, of.met));
    default:
      throw new Error(`Whether ${of.kind} is there is not asked.`);
  }
}

function notText(writer: FormulaWriter, of: GeneralExpression): FormulaText {
  const cell = of.kind === "isThere" ? writer.cellOf(of.of) : undefined;
  if (cell !== undefined) return compare(atom(writer.cell(cell)), "=", NOTHING);
  const test = testText(writer, of);
  if (isYes(test)) return NO;
  return isNo(test) ? YES : call("NOT", test);
}

function severalText(writer: FormulaWriter, name: "AND" | "OR", tests: readonly GeneralExpression[]): FormulaText {
  const [only] = tests;
  if (only === undefined) return name === "AND" ? YES : NO;
  if (tests.length === 1) return testText(writer, only);
  if (tests.length > MOST_TESTS_APART && tests.every((test) => test.kind === "shared")) {
    return call(name, writer.areas(tests));
  }
  const nonZero = tests.flatMap((test) => (test.kind === "isNotZero" ? [test.of] : []));
  if (name === "OR" && tests.length > MOST_TESTS_APART && nonZero.length === tests.length) {
    const amounts = writer.areas(nonZero);
    return call("OR", compare(call("MAX", amounts), "<>", number(0)), compare(call("MIN", amounts), "<>", number(0)));
  }
  return joined(
    name,
    tests.map((test) => testText(writer, test)),
  );
}

/** Joins tests without those that have a known and irrelevant result. */
function joined(name: "AND" | "OR", tests: readonly FormulaText[]): FormulaText {
  const [decides, isIdle] = name === "AND" ? [isNo, isYes] : [isYes, isNo];
  const decisive = tests.find(decides);
  if (decisive !== undefined) return decisive;
  const open = tests.filter((test) => !isIdle(test));
  const [only] = open;
  if (only === undefined) return name === "AND" ? YES : NO;
  return open.length === 1 ? only : call(name, ...open);
}

/** An amount to compare with zero; an absent amount counts as zero. */
function amountToTest(writer: FormulaWriter, of: GeneralExpression): FormulaText {
  if (of.kind === "input") return writer.amount(of);
  const amount = amountText(writer, of);
  return amount.text === "0" ? amount : call("ROUND", amount, number(ZERO_DECIMALS));
}

function amountText(writer: FormulaWriter, of: GeneralExpression): FormulaText {
  const cell = writer.cellOf(of);
  return cell === undefined ? writer.amount(of) : call("N", atom(writer.cell(cell)));
}

function rangeText(writer: FormulaWriter, { of, above, atLeast, atMost }: Kind<"isWithin">): FormulaText {
  const isOfZero = [above, atLeast, atMost].some((limit) => limit?.isZero());
  const amount = isOfZero ? amountToTest(writer, of) : amountText(writer, of);
  const tests = [
    ...(above === undefined ? [] : [compare(amount, ">", atom(above.toFixed()))]),
    ...(atLeast === undefined ? [] : [compare(amount, ">=", atom(atLeast.toFixed()))]),
    ...(atMost === undefined ? [] : [compare(amount, "<=", atom(atMost.toFixed()))]),
  ];
  const [only = NO] = tests;
  return tests.length === 1 ? only : call("AND", ...tests);
}

/** A measure or a year exists if its row has an input. */
function itemText(writer: FormulaWriter, { list, key }: Kind<"hasItem">): FormulaText {
  const { layout, links } = writer.writing;
  const table = list === "ecms" ? layout.table(MEASURES) : layout.tableOfList(list);
  if (table === undefined) throw new Error(`${list} has no table.`);
  const other = ["measureSavings", "measureGhg"].find((id) => layout.table(id)?.sheet === writer.here.sheet);
  if (list === "ecms" && key !== undefined && other !== undefined) {
    const measure = links.measureOfRow(other, Number(key.value));
    return compare(atom(writer.cell(measure)), "<>", NOTHING);
  }
  const row = key === undefined ? undefined : table.firstRow + Number(key.value) - 1;
  const areas = inputAreas(table, row).map((area) => areaText(area, writer.here.sheet));
  return compare(call("COUNTA", atom(areas.join(","))), ">", number(0));
}

function inputText(writer: FormulaWriter, { input, value }: Kind<"inputIs">): FormulaText {
  const place = writer.inputPlace(input.path);
  if (place === undefined) throw new Error(`${input.path} has no cell.`);
  const cell = atom(writer.cell(place.cell));
  if (value === undefined) return compare(cell, "<>", NOTHING);
  return compare(cell, "=", isListed(place.value) ? quoted(labelOf(place.value, value)) : number(value));
}
