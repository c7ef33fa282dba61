import { calculateProject, projectJsonSchema, valueAtPath } from "@epb/engine";
import { expect, test } from "vitest";
import { exampleProject } from "../../testing/template-workbook.js";
import { fieldName, tableKeysName, tableRowsName } from "./defined-names.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import type { InputValue } from "./input-value.js";
import type { InputField, TableBlock } from "./manifest.js";

const blocks = EPB_CALCULATING_4_2_10.sheets.flatMap((sheet) => sheet.blocks);
const forms = blocks.flatMap((block) => (block.kind === "form" ? block.fields : []));
const fields = forms.filter((field): field is InputField => field.kind === "input");
const tables = blocks.filter((block): block is TableBlock => block.kind === "table");

/** Paths of the project's data, items of lists as `[]`, with what the template lets people enter there. */
function heldInputs(): Map<string, InputValue | undefined> {
  const held = new Map<string, InputValue | undefined>(
    fields.filter(({ path }) => !path.startsWith("record.")).map(({ path, value }) => [path, value]),
  );
  for (const { items, columns } of tables) {
    if (items === undefined) continue;
    const list = items.kind === "rows" || items.kind === "cells" ? items.list : "ecms";
    if (items.kind === "measures") held.set("ecms[].uuid", undefined);
    for (const { content } of columns) {
      if (content.kind === "input") held.set(`${list}[].${content.member}`, content.value);
      if (content.kind === "rowNumber" && items.kind === "rows") held.set(`${list}[].${content.member}`, undefined);
      if (content.kind === "entry" || content.kind === "savings") {
        const entries = content.kind === "entry" ? content.list : "estimatedSavings";
        held.set(`${list}[].${entries}[].fieldId`, undefined);
        held.set(`${list}[].${entries}[].value`, content.value);
      }
      if (content.kind === "cell" && items.kind === "cells") {
        held.set(`${list}[].${items.rowKey}`, undefined);
        held.set(`${list}[].${items.columnKey}`, undefined);
        held.set(`${list}[].value`, content.value);
      }
    }
  }
  return held;
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** The leaves of a schema by path. */
function leaves(schema: Schema, root: Schema, path = ""): [string, Schema][] {
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.replace("#/$defs/", "")];
    if (target === undefined) throw new Error(`${schema.$ref} is not in the schema`);
    return leaves(target, root, path);
  }
  if (schema.items !== undefined) return leaves(schema.items, root, `${path}[]`);
  if (schema.properties === undefined) return [[path, schema]];
  return Object.entries(schema.properties).flatMap(([name, inner]) =>
    leaves(inner, root, path === "" ? name : `${path}.${name}`),
  );
}

const root = projectJsonSchema() as Schema;
const schemaLeaves = new Map(leaves(root.properties?.["data"] ?? {}, root));

/** Ids and dates of the store: an uploaded workbook makes new items (C §4 "new items are sent without ids"). */
const KEPT_BY_THE_STORE = /(^|\.)_?id$|modifiedDate$/;
/** The express edition has a template of its own. */
const OF_EXPRESS_EDITION = /^express\./;
/** A value stands in the unit of its field. */
const UNIT_OF_FIELD = "ecms[].baseline[].unitId";

test("every input of a project's data has a cell, and no cell is without its input", () => {
  const expected = [...schemaLeaves.keys()].filter(
    (path) => !KEPT_BY_THE_STORE.test(path) && !OF_EXPRESS_EDITION.test(path) && path !== UNIT_OF_FIELD,
  );
  expect([...heldInputs().keys()].sort()).toEqual(expected.sort());
});

test("a cell takes negative numbers exactly where the engine does", () => {
  for (const [path, value] of heldInputs()) {
    if (value?.kind !== "decimal") continue;
    const pattern = schemaLeaves.get(path)?.pattern ?? "";
    expect([path, value.isNonNegative]).toEqual([path, !pattern.includes("-?")]);
  }
});

test("defined names are valid in Excel, LibreOffice and Google Sheets, and differ without regard to case", () => {
  const names = [
    ...fields.map(({ path }) => fieldName(path)),
    ...tables.flatMap(({ id }) => [tableKeysName(id), tableRowsName(id)]),
  ];
  for (const name of names) expect(name).toMatch(/^epb_[A-Za-z0-9_]{1,240}$/);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test("the sheets stand in the order of the schedules", () => {
  expect(EPB_CALCULATING_4_2_10.sheets.map(({ name }) => name)).toEqual([
    "Instructions",
    "Summary",
    "Contacts",
    "Annual Escalation Rates",
    "Schedule 1",
    "Schedule 2a",
    "Schedule 2b",
    "Schedule 3",
    "Schedule 4",
    "Schedule 5",
    "ESA",
    "GHG",
    "Amortization",
  ]);
});

test("column keys differ within a table", () => {
  for (const { id, columns } of tables) {
    expect([id, new Set(columns.map(({ key }) => key)).size]).toEqual([id, columns.length]);
  }
});

// Years of an agreement and savings of rare kinds are not in the example.
const NOT_IN_EXAMPLE =
  /^esaPayments|simplePayback|ecm\.totals\.(savings|baseline)|ghg\.(electric|other|annualScope2|annualTotal)|costOfGoods/;

test("every figure is one the calculation gives", () => {
  const { calculatedValues } = calculateProject(exampleProject());
  const figures = [
    ...forms.flatMap((field) => (field.kind === "figure" ? [field.figure] : [])),
    ...tables.flatMap(({ columns }) => columns.flatMap(({ totalFigure }) => totalFigure ?? [])),
    ...tables.flatMap((table) => (table.figures === undefined || table.id === "issues" ? [] : [table.figures.list])),
  ];
  for (const figure of figures.filter((path) => !NOT_IN_EXAMPLE.test(path))) {
    expect([figure, valueAtPath(calculatedValues, figure) !== undefined]).toEqual([figure, true]);
  }
});
