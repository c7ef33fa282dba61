import { expect, test } from "vitest";
import { decidedMapping, type FormMapping, NO_ENTRY, type TableEntry } from "./form-mapping.js";
import { type MappingAction, type MappingState, reduceMapping, startOf } from "./mapping-changes.js";
import { NEW_TABLE_CELLS, NO_TABLE, partOfNewTable } from "./new-table.js";
import { openCounts, wordsInUse } from "./open-questions.js";
import { hasUnknownYears, isKnownTable } from "./table-changes.js";

const tableAt = (row: number, to: string): TableEntry => ({
  ...{ sheet: "Terms", heading: "Measures", isAcross: false, firstRow: 1, firstYear: undefined },
  ...{ skips: [], endsAt: [] },
  columns: [
    {
      ...{ place: { sheet: "Terms", address: `B${row}` }, label: "Type", content: "Boilers", conversion: {} },
      ...{ reason: "", to, isQuestion: false, group: undefined },
    },
  ],
});

const MAPPING: FormMapping = {
  about: { name: "Form", template: "epb-calculating", matches: {} },
  inputs: { "financing.indexRate": NO_ENTRY },
  tables: [tableAt(20, "ecms[].technologyTypeId")],
  newTable: undefined,
  otherTemplates: { seen: [], inputs: {} },
  words: [{ to: "ecms[].technologyTypeId", word: "Boilers", place: { sheet: "Terms", address: "B22" }, choice: "" }],
};

const after = (...actions: readonly MappingAction[]): MappingState => actions.reduce(reduceMapping, startOf(MAPPING));

test("a new table is no part of the mapping until it is added, and each step can be undone", () => {
  const entry = tableAt(40, "escalationRates[fieldId=1].value");
  const drafted = after({
    ...{ kind: "newTable", draft: { ...NO_TABLE, header: { sheet: "Terms", address: "B40" } } },
  });
  expect(decidedMapping(drafted.now)).toEqual(decidedMapping(MAPPING));
  const added = reduceMapping(drafted, { kind: "addTable", entry });
  expect(added.now.newTable).toBeUndefined();
  expect(decidedMapping(added.now).tables.map(({ columns }) => columns[0]?.header)).toEqual(["B20", "B40"]);
  const once = reduceMapping(added, { kind: "undo" });
  expect(once.now.newTable?.header?.address).toBe("B40");
  expect(reduceMapping(once, { kind: "undo" }).now).toEqual(MAPPING);
});

test("a removed table takes its open questions along, and comes back with undo", () => {
  const removed = after({ kind: "removeTable", table: 0 });
  expect(decidedMapping(removed.now).tables).toEqual([]);
  expect(wordsInUse(removed.now)).toEqual([]);
  expect(openCounts(removed.now, []).questions).toBe(0);
  const back = reduceMapping(removed, { kind: "undo" }).now;
  expect(openCounts(back, []).questions).toBe(1);
  expect(back).toEqual(MAPPING);
});

test("fields of a table change the mapping, and one undo takes back what was typed in one field", () => {
  const [table] = MAPPING.tables;
  if (table === undefined) throw new Error("no table");
  const edit = (field: "firstRow" | "skips", change: Partial<TableEntry>): MappingAction => ({
    ...{ kind: "editTable", table: 0, field, entry: { ...table, ...change } },
  });
  const edited = after(
    edit("firstRow", { firstRow: 2 }),
    edit("skips", { firstRow: 2, skips: ["A"] }),
    edit("skips", { firstRow: 2, skips: ["Alternate"] }),
  );
  expect(decidedMapping(edited.now).tables[0]).toMatchObject({ firstRow: 2, skips: ["Alternate"] });
  const once = reduceMapping(edited, { kind: "undo" });
  expect(once.now.tables[0]).toMatchObject({ firstRow: 2, skips: [] });
  expect(reduceMapping(once, { kind: "undo" }).now).toEqual(MAPPING);
});

test("a table with a label of another one in the same direction is known", () => {
  expect(isKnownTable(tableAt(20, ""), MAPPING.tables)).toBe(true);
  expect(isKnownTable({ ...tableAt(20, ""), isAcross: true }, MAPPING.tables)).toBe(false);
  expect(isKnownTable(tableAt(40, ""), MAPPING.tables)).toBe(false);
});

test("calendar years need the project year of the first item", () => {
  const [column] = tableAt(40, "").columns;
  if (column === undefined) throw new Error("no column");
  const years = (content: string, to = "performancePeriod[].year"): TableEntry => ({
    ...tableAt(40, ""),
    columns: [{ ...column, to, content }],
  });
  expect(["2027; 2028", "FY2027", "1999"].map((content) => hasUnknownYears(years(content)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["1; 2", "Year 1; 2027", "", "20270"].some((content) => hasUnknownYears(years(content)))).toBe(false);
  expect(hasUnknownYears({ ...years("2027"), firstYear: 1 })).toBe(false);
  expect(hasUnknownYears(years("2027", ""))).toBe(false);
});

test("keys tell the parts of a new table from inputs", () => {
  expect(partOfNewTable(NEW_TABLE_CELLS.header)).toBe("header");
  expect(partOfNewTable(NEW_TABLE_CELLS.first)).toBe("first");
  expect(partOfNewTable("financing.indexRate")).toBeUndefined();
});
