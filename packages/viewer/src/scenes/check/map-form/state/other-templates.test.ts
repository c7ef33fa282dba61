import type { TemplateKind } from "@epb/engine";
import { expect, test } from "vitest";
import { type ColumnEntry, decidedMapping, type FormMapping, type InputEntry, NO_ENTRY } from "./form-mapping.js";
import { reduceMapping, startOf } from "./mapping-changes.js";
import { namesLeftOut, type TemplateInputs, withTemplate } from "./other-templates.js";

const place = (address: string) => ({ sheet: "Terms", address });
const found = (address: string): InputEntry => ({
  ...NO_ENTRY,
  cell: { place: place(address), label: "", content: "", conversion: {}, reason: "" },
});
const column = (address: string, to: string): ColumnEntry => ({
  ...{ place: place(address), label: address, content: "", conversion: { scale: "1000" }, reason: "thousands" },
  ...{ group: undefined, to, isQuestion: false },
});
const table = (columns: readonly ColumnEntry[]): FormMapping["tables"][number] => ({
  ...{ sheet: "Terms", heading: "", isAcross: false, firstRow: 1, firstYear: undefined, skips: [], endsAt: [] },
  columns,
});

function mappingOf(
  template: TemplateKind,
  inputs: FormMapping["inputs"],
  columns: readonly ColumnEntry[],
): FormMapping {
  const about = { name: "Form", template, matches: {} };
  const otherTemplates = { seen: [template], inputs: {} };
  return { about, inputs, tables: [table(columns)], newTable: undefined, words: [], otherTemplates };
}

const inputsOf = (template: TemplateKind, paths: readonly string[], suggested: FormMapping): TemplateInputs => ({
  ...{ template, suggested, hasInput: (path) => paths.includes(path), nameOf: (path) => `Name of ${path}` },
});

const EPB = inputsOf(
  "epb-calculating",
  ["both", "own", "text", "ecms[].both", "ecms[].own"],
  mappingOf("epb-calculating", { both: found("D1"), own: found("D2"), text: { ...NO_ENTRY, fixed: "2%" } }, [
    column("A9", "ecms[].both"),
    column("B9", "ecms[].own"),
    column("C9", ""),
  ]),
);
const EPX = inputsOf(
  "epx",
  ["both", "short", "ecms[].both", "ecms[].short"],
  mappingOf("epx", { both: found("D7"), short: found("D8") }, [
    column("A9", "ecms[].both"),
    column("B9", ""),
    column("C9", "ecms[].short"),
  ]),
);
const CHANGED = withTemplate(EPB.suggested, EPB, EPX);

test("another template keeps what both have, and suggests what only it has", () => {
  const { template, values, tables, constants } = decidedMapping(CHANGED);
  expect(template).toBe("epx");
  expect(values.map(({ to, place: { address } }) => [to, address])).toEqual([
    ["both", "D1"],
    ["short", "D8"],
  ]);
  expect(tables[0]?.columns.map(({ to, header }) => [to, header])).toEqual([
    ["ecms[].both", "A9"],
    ["ecms[].short", "C9"],
  ]);
  expect(constants).toEqual([]);
  expect(namesLeftOut(CHANGED)).toEqual(["Name of own", "Name of text", "Name of ecms[].own"]);
});

test("a return brings everything back, and suggests nothing again", () => {
  const removed = reduceMapping(startOf(CHANGED), { kind: "remove", path: "short" }).now;
  const back = withTemplate(removed, EPX, EPB);
  expect(back.inputs).toEqual(EPB.suggested.inputs);
  expect(back.tables[0]?.columns[1]).toMatchObject({ to: "ecms[].own", conversion: { scale: "1000" } });
  expect(namesLeftOut(back)).toEqual(["Name of ecms[].short"]);
  const again = withTemplate(back, EPB, EPX);
  expect(again.inputs["short"]).toEqual(NO_ENTRY);
  expect(again.tables).toEqual(CHANGED.tables);
});

test("a column that gets another input forgets that of the other template, and undo takes a change back", () => {
  const state = reduceMapping(startOf(EPB.suggested), { kind: "template", mapping: CHANGED });
  const at = { table: 0, column: 1 };
  const { now } = reduceMapping(state, { kind: "column", at, to: "ecms[].short", conversion: {} });
  expect(namesLeftOut(now)).toEqual(["Name of own", "Name of text"]);
  expect(reduceMapping(state, { kind: "undo" }).now).toEqual(EPB.suggested);
});

test("a table that only the other template uses is added", () => {
  const epx = { ...EPX, suggested: { ...EPX.suggested, tables: [table([column("A50", "ecms[].short")])] } };
  expect(withTemplate(EPB.suggested, EPB, epx).tables.map(({ columns }) => columns[0]?.place.address)).toEqual([
    ...["A9", "A50"],
  ]);
});
