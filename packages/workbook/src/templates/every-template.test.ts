import { CURRENT_TEMPLATE_VERSIONS, calculateProject, projectJsonSchema, TemplateKind, valueAtPath } from "@epb/engine";
import { expect, test } from "vitest";
import { exampleProject } from "../../testing/template-workbook.js";
import { inputValidation } from "../write/cell-validation.js";
import { columnPath, fieldPath, openPath } from "./column-path.js";
import { fieldName, figureName, tableKeysName, tableRowsName } from "./defined-names.js";
import { EPB_ACCREDITATION_4_2_10 } from "./epb-accreditation-4-2-10.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import { EPB_NON_CALCULATING_4_2_10 } from "./epb-non-calculating-4-2-10.js";
import { EPX_1_1_2 } from "./epx-1-1-2.js";
import { EPX_CAMPAIGN_1_1_2 } from "./epx-campaign-1-1-2.js";
import type { InputValue } from "./input-value.js";
import { heldInputs } from "./inputs-without-cell.js";
import { KNOWN_TEMPLATES } from "./known-templates.js";
import type { FigureField, InputField, TableBlock, TemplateManifest } from "./manifest.js";

const EPB_TEMPLATES = [EPB_CALCULATING_4_2_10, EPB_NON_CALCULATING_4_2_10, EPB_ACCREDITATION_4_2_10];
const named = (manifests: readonly TemplateManifest[]) =>
  manifests.map((manifest) => [manifest.kind, manifest] as const);

const blocksOf = ({ sheets }: TemplateManifest) => sheets.flatMap(({ blocks }) => blocks);
const formsOf = (manifest: TemplateManifest): (InputField | FigureField)[] =>
  blocksOf(manifest).flatMap((block) => (block.kind === "form" ? block.fields : []));
const tablesOf = (manifest: TemplateManifest): TableBlock[] =>
  blocksOf(manifest).filter((block): block is TableBlock => block.kind === "table");

/** Inputs of the template, by path with open lists. */
const openInputs = (manifest: TemplateManifest): Map<string, InputValue | undefined> =>
  new Map([...heldInputs(manifest)].map(([path, value]) => [openPath(path), value]));

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
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
const schemaLeaves = new Map([
  ...leaves(root.properties?.["data"] ?? {}, root),
  ...leaves(root.properties?.["accreditation"] ?? {}, root, "accreditation"),
]);

/** Ids and dates of the store: an uploaded workbook creates new items (C §4 "new items are sent without ids"). */
const KEPT_BY_THE_STORE = /(^|\.)_?id$|modifiedDate$/;
/** Rows and columns represent these keys, and a value has the unit of its field. */
const OF_THE_PLACE = /\.(uuid|year|month|fieldId|contactType|unitId)$/;

const enteredLeaves = [...schemaLeaves.keys()].filter(
  (path) => !KEPT_BY_THE_STORE.test(path) && !OF_THE_PLACE.test(path),
);
const inputsOf = (manifest: TemplateManifest): string[] =>
  [...openInputs(manifest).keys()].filter((path) => !path.startsWith("record.")).sort();

test.each(named([EPB_CALCULATING_4_2_10, EPB_NON_CALCULATING_4_2_10]))(
  "every input of a full project has a cell in %s, and no cell is without its input",
  (_, manifest) => {
    const expected = enteredLeaves.filter((path) => !/^(express|accreditation)\./.test(path));
    expect(inputsOf(manifest)).toEqual(expected.sort());
  },
);

test("the accreditation template also has cells for the questions of reviewers", () => {
  const expected = enteredLeaves.filter((path) => !path.startsWith("express."));
  expect(inputsOf(EPB_ACCREDITATION_4_2_10)).toEqual(expected.sort());
});

/** The express edition has no monthly loan schedule, no performance period, and no energy sales agreement. */
const NOT_OF_EXPRESS = new RegExp(
  [
    ...["^accreditation\\.", "^capitalization\\.", "^performancePeriod", "^implementation(CostSavings|ESAPayments)\\."],
    ...["^cancellationCeiling", "^otherPPExpenseType", "^implementationPricing\\.(percentages|costOfGoods)\\."],
    "^financing\\.(implementationPeriodMonths|loanStartDate|paymentTiming)",
  ].join("|"),
);

test("every input of an express project has a cell in the ePX template", () => {
  expect(inputsOf(EPX_1_1_2)).toEqual(enteredLeaves.filter((path) => !NOT_OF_EXPRESS.test(path)).sort());
});

test("the campaign's template has part of the inputs of the ePX template, and marks the project as a participant", () => {
  const all = heldInputs(EPX_1_1_2);
  const asked = [...heldInputs(EPX_CAMPAIGN_1_1_2).keys()];
  expect(asked.filter((path) => !all.has(path))).toEqual([]);
  expect(asked.length).toBeLessThan(all.size / 2);
  const participant = formsOf(EPX_CAMPAIGN_1_1_2).find(
    (field) => fieldPath(field) === "characteristics.espcCampaignParticipant",
  );
  expect(participant).toMatchObject({ prefilled: 1 });
});

test.each(named(KNOWN_TEMPLATES))(
  "a cell of %s takes negative numbers exactly where the engine does",
  (_, manifest) => {
    for (const [path, value] of openInputs(manifest)) {
      if (value?.kind !== "decimal") continue;
      const pattern = schemaLeaves.get(path)?.pattern ?? "";
      expect([path, value.isNonNegative]).toEqual([path, !pattern.includes("-?")]);
    }
  },
);

test.each(named(KNOWN_TEMPLATES))(
  "defined names of %s are valid in Excel, LibreOffice and Google Sheets, and differ without regard to case",
  (_, manifest) => {
    const names = [
      ...formsOf(manifest).map((field) => (field.kind === "input" ? fieldName(field.path) : figureName(field))),
      ...tablesOf(manifest).flatMap(({ id }) => [tableKeysName(id), tableRowsName(id)]),
    ];
    for (const name of names) expect(name).toMatch(/^epb_[A-Za-z0-9_]{1,240}$/);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  },
);

test("each template is of the current version of its kind", () => {
  const versions = KNOWN_TEMPLATES.map(({ kind, version }) => [kind, version]);
  expect(Object.fromEntries(versions)).toEqual(CURRENT_TEMPLATE_VERSIONS);
  expect(KNOWN_TEMPLATES.map(({ kind }) => kind).sort()).toEqual(Object.values(TemplateKind).sort());
});

test("the sheets of the ePB templates are in the order of the schedules", () => {
  const names = [
    ...["Instructions", "Summary", "Contacts", "Annual Escalation Rates", "Schedule 1", "Schedule 1u"],
    "Savings by Year",
    ...["Schedule 2a", "Schedule 2b", "Schedule 3", "Schedule 4", "Schedule 5", "ESA", "GHG", "GHG Factors"],
    ...["Amortization", "Amortization by Month"],
  ];
  for (const { sheets, figureCells } of EPB_TEMPLATES) {
    // Supplied figures are in one table, for every agreement type.
    const expected = figureCells === "supplied" ? names.filter((name) => name !== "Schedule 1u") : names;
    expect(sheets.map(({ name }) => name).filter((name) => name !== "Accreditation")).toEqual(expected);
  }
});

test.each(named(KNOWN_TEMPLATES))("sheets of %s have names that Excel takes, and no two the same", (_, { sheets }) => {
  for (const { name } of sheets) expect(name).toMatch(/^[A-Za-z0-9 ]{1,31}$/);
  expect(new Set(sheets.map(({ name }) => name.toLowerCase())).size).toBe(sheets.length);
});

test.each(named(KNOWN_TEMPLATES))("forms and tables on one sheet of %s have different ids", (_, { sheets }) => {
  for (const { name, blocks } of sheets) {
    const ids = blocks.flatMap((block) => (block.kind === "form" || block.kind === "table" ? [block.id] : []));
    expect([name, new Set(ids).size]).toEqual([name, ids.length]);
  }
});

test.each(named(KNOWN_TEMPLATES))("column keys of %s differ within a table", (_, manifest) => {
  for (const { id, columns } of tablesOf(manifest)) {
    expect([id, new Set(columns.map(({ key }) => key)).size]).toEqual([id, columns.length]);
  }
});

test.each(named(KNOWN_TEMPLATES))("every input of %s has help of its own", (_, manifest) => {
  const columns = tablesOf(manifest).flatMap((table) =>
    table.columns.filter(({ content }) => "value" in content || content.kind === "measureNumber"),
  );
  const helps = formsOf(manifest).map((field) =>
    field.kind === "input" ? [field.label, field.help] : [field.label, "."],
  );
  for (const [label, help] of [...helps, ...columns.map(({ label, help }) => [label, help])]) {
    expect([label, help]).toEqual([label, expect.stringMatching(/\.$/)]);
  }
});

test("every marked cell of the accreditation template is one, and none is marked for two reasons", () => {
  const paths = [
    ...formsOf(EPB_ACCREDITATION_4_2_10).map(fieldPath),
    ...tablesOf(EPB_ACCREDITATION_4_2_10).flatMap((table) =>
      table.columns.flatMap((column) => columnPath(table, column) ?? []),
    ),
  ].map(openPath);
  const marked = EPB_ACCREDITATION_4_2_10.marks?.cells.map(({ path }) => path) ?? [];
  expect(marked.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(marked).size).toBe(marked.length);
});

test("everything on the sheet of the accreditation is marked", () => {
  const marked = new Set(EPB_ACCREDITATION_4_2_10.marks?.cells.map(({ path }) => path));
  const asked = inputsOf(EPB_ACCREDITATION_4_2_10).filter((path) => path.startsWith("accreditation."));
  expect(asked.filter((path) => !marked.has(path))).toEqual([]);
});

// The examples lack years of an agreement and savings of rare kinds.
const NOT_IN_EXAMPLE =
  /^esaPayments|simplePayback|ecm\.totals\.(savings|baseline)|ghg\.(electric|other|annualScope2|annualTotal)|costOfGoods/;

test.each(KNOWN_TEMPLATES.map((manifest) => [manifest.kind, manifest] as const))(
  "every figure of %s is one the calculation gives",
  (kind, manifest) => {
    const isExpress = kind === TemplateKind.Epx || kind === TemplateKind.EpxCampaign;
    const { calculatedValues } = calculateProject(exampleProject(isExpress ? "epx-campus" : undefined));
    const tables = tablesOf(manifest);
    const figures = [
      ...formsOf(manifest).flatMap((field) => (field.kind === "figure" ? [field.figure] : [])),
      ...tables.flatMap(({ columns }) => columns.flatMap(({ totalFigure }) => totalFigure ?? [])),
      ...tables.flatMap((table) => (table.figures === undefined || table.id === "issues" ? [] : [table.figures.list])),
    ];
    for (const figure of figures.filter((path) => !NOT_IN_EXAMPLE.test(path))) {
      expect([figure, valueAtPath(calculatedValues, figure) !== undefined]).toEqual([figure, true]);
    }
  },
);

test.each(named(KNOWN_TEMPLATES))("what has a fixed set of values is chosen from a list in %s", (_, manifest) => {
  const fixed = [...openInputs(manifest)].filter(([path]) => {
    const leaf = schemaLeaves.get(path);
    return leaf?.enum !== undefined || leaf?.type === "boolean";
  });
  const free = fixed.filter(([, value]) => value === undefined || inputValidation(value)?.type !== "list");
  expect(free.map(([path]) => path)).toEqual([]);
  expect(fixed.length).toBeGreaterThan(1);
});

test("a number of another expense type is a whole number, since the specification names no types", () => {
  for (const manifest of EPB_TEMPLATES) {
    for (const number of [1, 2]) {
      const value = openInputs(manifest).get(`otherPPExpenseType${number}`);
      expect(value && inputValidation(value)).toMatchObject({ type: "whole", formulae: [1, 999] });
    }
  }
});
