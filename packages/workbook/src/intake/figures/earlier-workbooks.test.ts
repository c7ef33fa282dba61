import { readdirSync, readFileSync } from "node:fs";
import { calculateProject } from "@epb/engine";
import { expect, test } from "vitest";
import { readGood } from "../../../testing/read.js";
import { readProjectFromWorkbook } from "../read-project-from-workbook.js";
import { compareFigures } from "./compare-figures.js";

// Workbooks of the current version that were written before it showed debt service on Schedule 3, the price on Schedule 2a,
// Schedule 1u, and guaranteed savings of the guarantee alone.
const EARLIER = new URL("../../../../../fixtures/workbooks/earlier/", import.meta.url);

const files = readdirSync(EARLIER).filter((name) => name.endsWith(".xlsx"));

/** Edits of a person in the file: a sheet has another name. */
const OF_EDITS: Readonly<Record<string, readonly string[]>> = {
  "school-district.edited-in-libreoffice.xlsx": ["EPB-TPL-006"],
};

test.each(files)("%s is read without a finding, and its figures are ours", (name) => {
  const reading = readProjectFromWorkbook(readGood(new Uint8Array(readFileSync(new URL(name, EARLIER)))));
  expect(reading.findings.map(({ code }) => code)).toEqual(OF_EDITS[name] ?? []);
  const { project } = reading;
  const figures = reading.figures();
  if (project === undefined || figures === undefined) throw new Error("The workbook is made from a template.");
  expect(compareFigures(figures, calculateProject(project))).toEqual([]);
  expect(figures.cells.filter(({ content }) => content.kind === "figure").length).toBeGreaterThan(400);
});

test("there are such workbooks of both editions", () => {
  expect(files.some((name) => name.startsWith("epx"))).toBe(true);
  expect(files.length).toBeGreaterThan(2);
});
