import { readFileSync } from "node:fs";
import { type Mapping, profileSchema } from "@epb/workbook/mapping";
import { expect, test } from "vitest";
import { checkFile } from "../../workbook-check/check-file.js";
import { decidedMapping } from "../state/form-mapping.js";
import { type MappingAction, reduceMapping, startOf } from "../state/mapping-changes.js";
import { openCounts } from "../state/open-questions.js";
import { namesLeftOut, withTemplate } from "../state/other-templates.js";
import { type OpenForm, openForm } from "./open-form.js";

const FOREIGN = new URL("../../../../../../../fixtures/foreign/", import.meta.url);
const fixture = (name: string): File => new File([new Uint8Array(readFileSync(new URL(name, FOREIGN)))], name);
const FORM = fixture("pro-forma.xlsx");
const PROFILE = fixture("pro-forma.epb-profile.json");
const atOnce = (): Promise<void> => Promise.resolve();

async function opened(): Promise<OpenForm> {
  const form = await openForm(FORM);
  if (form === undefined) throw new Error("The form cannot be read.");
  return form;
}

test("suggestions and answers give the figures of the profile that a person wrote", async () => {
  const form = await opened();
  const start = startOf(form.suggested);
  expect(openCounts(start.now, form.fields)).toEqual({ questions: 0, missing: 3 });
  const { constants } = profileSchema.parse(JSON.parse(await PROFILE.text()));
  const answers = constants.flatMap(({ to, value, decidedBy = "" }): readonly MappingAction[] => [
    { kind: "fixed", path: to, value },
    { kind: "decidedBy", path: to, by: decidedBy },
  ]);
  const { now } = answers.reduce(reduceMapping, start);
  const { headlines, findings } = await form.calculate(decidedMapping(now), atOnce);
  const byHand = await checkFile(FORM, atOnce, [PROFILE]);
  expect(headlines.map(({ label, value }) => [label, value])).toEqual(
    byHand.headlines.map(({ label, value }) => [label, value]),
  );
  expect(headlines.length).toBeGreaterThan(5);
  expect(findings.map(({ code, cell }) => [code, cell])).toEqual(byHand.findings.map(({ code, cell }) => [code, cell]));
  expect(profileSchema.safeParse(JSON.parse(JSON.stringify(form.profile(decidedMapping(now))))).success).toBe(true);
});

test("the profile finds the cells of the mapping, and the words in them", async () => {
  const form = await opened();
  const { found, words } = await form.calculate(decidedMapping(form.suggested), atOnce);
  for (const [path, { cell, isQuestion }] of Object.entries(form.suggested.inputs)) {
    if (cell !== undefined && !isQuestion) expect(found.get(path)).toBe(`${cell.place.sheet}!${cell.place.address}`);
  }
  expect(words.map(({ word }) => word)).toEqual(["LED retrofit", "Boilers", "BAS / controls"]);
});

test("a chosen cell has its label and its conversion", async () => {
  const form = await opened();
  const place = { sheet: "Pro Forma", address: "D9" };
  expect(form.chosen("financing.indexRate", place)).toMatchObject({
    label: "Base Rate (%)",
    conversion: { scale: "0.01" },
  });
  expect(form.nameOf("financing.indexRate")).toBe("Financing: Index rate");
});

test("a column has the conversion to another input", async () => {
  const form = await opened();
  const to = "ecms[].implementation.baseConstructionCost";
  const table = form.suggested.tables.find(({ columns }) => columns.some((column) => column.to === to));
  const column = table?.columns.find((one) => one.to === to);
  if (table === undefined || column === undefined) throw new Error("The costs are not suggested.");
  expect(column.conversion.scale).toBe("1000");
  expect(form.conversionOf(table, { ...column, conversion: { scale: "0.01" } }, to).scale).toBe("1000");
  expect(form.conversionOf(table, column, "ecms[].ecmDescription")).toEqual({});
  expect(form.conversionOf(table, column, "")).toEqual({});
});

test("a removed table that is added again at its header gives the same figures", async () => {
  const form = await opened();
  const { now } = startOf(form.suggested);
  const at = now.tables.findIndex(({ columns }) => columns.some(({ to }) => to.startsWith("ecms[]")));
  const before = now.tables[at];
  const place = before?.columns[2]?.place;
  const table = form.tableAt({ isAcross: false, header: place, first: undefined });
  if (before === undefined || table === undefined) throw new Error("The measures are not found.");
  expect(table).toMatchObject({ heading: "MEASURES", firstRow: 1, skips: [], endsAt: [] });
  expect(table.columns.every(({ to, isQuestion }) => to === "" && !isQuestion)).toBe(true);
  const answers = table.columns.map((column, index): MappingAction => {
    const to = before.columns[index]?.to ?? "";
    const added = { table: now.tables.length - 1, column: index };
    return { kind: "column", at: added, to, conversion: form.conversionOf(table, column, to) };
  });
  const changes: readonly MappingAction[] = [
    { kind: "removeTable", table: at },
    { kind: "addTable", entry: table },
    ...answers,
  ];
  const again = changes.reduce(reduceMapping, startOf(now)).now;
  const contents = async (mapping: typeof now) => {
    const { findings, result } = await form.calculate(decidedMapping(mapping), atOnce);
    return [findings.map(({ code, cell }) => `${code} ${cell}`).sort(), result?.project];
  };
  expect((await contents(now))[1]).toBeDefined();
  expect(await contents(again)).toEqual(await contents(now));
  expect(form.withFirstRow(table, 2).columns[0]).toMatchObject({ content: "2; 3" });
});

test("another template keeps what it also has, and the former one has everything again", async () => {
  const epb = await opened();
  const epx = epb.inTemplate("epx");
  expect(epb.inTemplate("epx")).toBe(epx);
  const { now } = startOf(epb.suggested);
  const short = withTemplate(now, epb, epx);
  const leftOut = namesLeftOut(short);
  expect(leftOut).toContain(epb.nameOf("financing.implementationPeriodMonths"));
  expect(namesLeftOut(now)).toEqual([]);
  const mapping = decidedMapping(short);
  expect(mapping.template).toBe("epx");
  const paths = [...mapping.values, ...mapping.constants, ...mapping.tables.flatMap(({ columns }) => columns)];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter(({ to }) => !epx.hasInput(to))).toEqual([]);
  const { findings } = await epb.calculate(mapping, atOnce);
  expect(findings.filter(({ code }) => code.startsWith("EPB-MAP"))).toEqual([]);
  const back = withTemplate(short, epx, epb);
  expect(namesLeftOut(back)).toEqual([]);
  const sorted = (one: Mapping) => ({ ...one, values: [...one.values].sort((a, b) => a.to.localeCompare(b.to)) });
  expect(sorted(decidedMapping(back))).toEqual(sorted(decidedMapping(now)));
});

test("a sheet is shown with merged cells and long texts", async () => {
  const [sheet] = (await opened()).sheets;
  expect(sheet?.name).toBe("Pro Forma");
  expect(sheet?.cell(1, 1)?.text).toContain("PRO FORMA");
  expect(sheet?.cell(1, 1)?.columns).toBeGreaterThan(2);
  expect(sheet?.cell(19, 4)).toMatchObject({ text: "Cost ($000)", columns: 3 });
  expect(sheet?.cell(19, 5)).toBeUndefined();
});

test("a file that disappeared cannot be opened", async () => {
  const gone = { name: "gone.xlsx", size: 5, arrayBuffer: () => Promise.reject(new DOMException("gone")) };
  expect(await openForm(gone)).toBeUndefined();
});
