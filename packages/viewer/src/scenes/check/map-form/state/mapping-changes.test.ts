import { expect, test } from "vitest";
import { decidedMapping, type FormMapping, type MappedCell, NO_ENTRY } from "./form-mapping.js";
import { type MappingAction, type MappingState, reduceMapping, startOf } from "./mapping-changes.js";
import { openCounts } from "./open-questions.js";

const cellAt = (address: string): MappedCell => ({
  ...{ place: { sheet: "Terms", address }, label: "Base rate (%)", content: "3.45" },
  ...{ conversion: { scale: "0.01" }, reason: "in percentage points" },
});

const column = (address: string, to: string, isQuestion: boolean) => ({
  ...{ ...cellAt(address), conversion: {}, to, isQuestion, group: undefined },
});

const MAPPING: FormMapping = {
  about: { name: "Form", template: "epb-calculating" as FormMapping["about"]["template"], matches: {} },
  inputs: { "financing.indexRate": { ...NO_ENTRY, cell: cellAt("D9"), isQuestion: true } },
  tables: [
    {
      ...{ sheet: "Terms", heading: "Measures", isAcross: false, firstRow: 1, firstYear: undefined },
      ...{ skips: [], endsAt: [] },
      columns: [
        column("A20", "ecms[].ecmNumber", false),
        column("B20", "ecms[].technologyTypeId", true),
        column("C20", "", false),
      ],
    },
  ],
  newTable: undefined,
  otherTemplates: { seen: [], inputs: {} },
  words: [{ to: "ecms[].technologyTypeId", word: "Boilers", place: { sheet: "Terms", address: "B22" }, choice: "" }],
};

const after = (...actions: readonly MappingAction[]): MappingState => actions.reduce(reduceMapping, startOf(MAPPING));
const FIELDS = ["financing.indexRate", "financing.paymentTimingYear"].map((path) => ({
  ...{ path, kind: "number" as const, section: "Financing", name: path, unit: "", isNeeded: true, choices: undefined },
}));

test("only what is decided is part of the mapping", () => {
  const { values, tables, words, constants } = decidedMapping(MAPPING);
  expect({ values, tables, words, constants }).toEqual({ values: [], tables: [], words: [], constants: [] });
  expect(openCounts(MAPPING, FIELDS)).toEqual({ questions: 3, missing: 1 });
});

test("confirmed suggestions, and words of used inputs, become part of the mapping", () => {
  const { now } = after(
    { kind: "confirm", path: "financing.indexRate" },
    { kind: "confirmTable", table: 0 },
    { kind: "choice", to: "ecms[].technologyTypeId", word: "Boilers", choice: "Boiler plant" },
  );
  const { values, tables, words, matches } = decidedMapping(now);
  expect(matches).toEqual({ sheets: ["Terms"] });
  expect(values).toEqual([{ to: "financing.indexRate", place: { sheet: "Terms", address: "D9" }, scale: "0.01" }]);
  expect(tables[0]?.columns.map(({ to, header }) => [to, header])).toEqual([
    ["ecms[].ecmNumber", "A20"],
    ["ecms[].technologyTypeId", "B20"],
  ]);
  expect(words).toEqual([{ to: "ecms[].technologyTypeId", word: "Boilers", choice: "Boiler plant" }]);
  expect(openCounts(now, FIELDS)).toEqual({ questions: 0, missing: 1 });
});

test("a chosen cell replaces a value, and a removed cell leaves nothing", () => {
  const path = "financing.paymentTimingYear";
  const fixed = after({ kind: "fixed", path, value: "Annual" }, { kind: "decidedBy", path, by: "the lender" });
  expect(decidedMapping(fixed.now).constants).toEqual([{ to: path, value: "Annual", decidedBy: "the lender" }]);
  const mapped = reduceMapping(fixed, { kind: "cell", path, cell: cellAt("D15") });
  expect(decidedMapping(mapped.now)).toMatchObject({ constants: [], values: [{ to: path, scale: "0.01" }] });
  const scaled = reduceMapping(mapped, { kind: "conversion", path, conversion: {} });
  expect(decidedMapping(scaled.now).values).toEqual([{ to: path, place: { sheet: "Terms", address: "D15" } }]);
  expect(decidedMapping(reduceMapping(scaled, { kind: "remove", path }).now).values).toEqual([]);
});

test("a column gets another input, without its question, and with the conversion to it", () => {
  const at = { table: 0, column: 1 };
  const scaled = after({ kind: "columnConversion", at, conversion: { scale: "1000" } });
  const { now } = reduceMapping(scaled, { kind: "column", at, to: "ecms[].ecmDescription", conversion: {} });
  expect(now.tables[0]?.columns[1]).toMatchObject({
    ...{ to: "ecms[].ecmDescription", isQuestion: false, conversion: {}, reason: "" },
  });
  expect(decidedMapping(now).tables).toEqual([]);
});

test("undo takes the last change back, and what was typed in one field at once", () => {
  const path = "financing.paymentTimingYear";
  const typed = after(
    { kind: "confirm", path: "financing.indexRate" },
    { kind: "fixed", path, value: "A" },
    { kind: "fixed", path, value: "An" },
  );
  const once = reduceMapping(typed, { kind: "undo" });
  expect(once.now.inputs[path]).toBeUndefined();
  expect(reduceMapping(once, { kind: "undo" }).now).toEqual(MAPPING);
  expect(reduceMapping(startOf(MAPPING), { kind: "undo" }).now).toEqual(MAPPING);
});

test("words that are found later are added once, and are no change to undo", () => {
  const found = { to: "ecms[].technologyTypeId", place: { sheet: "Terms", address: "B21" } };
  const state = after({
    kind: "foundWords",
    words: [
      { ...found, word: "Boilers", choice: "Lighting" },
      { ...found, word: "LED retrofit", choice: "Lighting" },
    ],
  });
  expect(state.now.words.map(({ word, choice }) => [word, choice])).toEqual([
    ["Boilers", ""],
    ["LED retrofit", "Lighting"],
  ]);
  expect(state.past).toEqual([]);
});
