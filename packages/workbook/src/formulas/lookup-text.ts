import type { GeneralExpression } from "@epb/engine/explain";
import { areaText } from "./cell.js";
import type { FormulaWriter } from "./formula-writer.js";
import { columnArea } from "./layout.js";
import { fuelStart, isListed } from "./references.js";
import { atom, call, chain, type FormulaText, number, quoted } from "./text.js";

type Choice = Extract<GeneralExpression, { readonly kind: "choice" }>;
type Entry = Extract<GeneralExpression, { readonly kind: "entry" }>;

/** Reference data for the option in a cell; an error if the option has no data. */
export function lookupText(writer: FormulaWriter, choice: Choice): FormulaText {
  const place = writer.inputPlace(choice.by.path);
  if (place === undefined || !isListed(place.value)) throw new Error(`${choice.by.path} is chosen from no list.`);
  const { values, options } = writer.writing.references.table(choice, place.value);
  const found = call("MATCH", atom(writer.cell(place.cell)), atom(options), number(0));
  // An option without a figure has a word instead, and multiplying it by one gives an error.
  return chain("*", [call("INDEX", atom(values), found), number(1)]);
}

/** Member of the item that a name or another cell selects; an error if there is no such item. */
export function entryText(writer: FormulaWriter, { list, key, is, member }: Entry): FormulaText {
  const table = writer.writing.layout.tableOfList(list);
  const keys = table && columnArea(table, key);
  const members = table && columnArea(table, member);
  if (keys === undefined || members === undefined) throw new Error(`${list} has no column ${key} or ${member}.`);
  const area = (of: typeof keys) => atom(areaText(of, writer.here.sheet, true));
  return call("INDEX", area(members), call("MATCH", keyText(writer, is), area(keys), number(0)));
}

function keyText(writer: FormulaWriter, is: Entry["is"]): FormulaText {
  if (typeof is === "string") return quoted(is);
  const place = writer.inputPlace(is.input.path);
  if (place === undefined) throw new Error(`${is.input.path} has no cell.`);
  const cell = atom(writer.cell(place.cell));
  // The cell of an other savings type names the type before the fuel.
  return place.value.kind === "otherSavingsType"
    ? call("MID", cell, number(fuelStart(place.value.typeNumber)), number(99))
    : cell;
}
