import { calculateProject, Decimal, type Project } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { describe, expect, test } from "vitest";
import { readGood } from "../../../testing/read.js";
import { exampleProject, withUnreadablePrice } from "../../../testing/template-workbook.js";
import type { FlatSheet, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { writeResults } from "./write-results.js";

async function results(project: Project, calculate: typeof calculateProject = calculateKnownFigures) {
  return readGood(await writeResults({ project, calculation: calculate(project), findings: [] }));
}

const texts = (sheet: FlatSheet | undefined): string[] => [...(sheet?.cells() ?? [])].map(({ value }) => value);
const allTexts = ({ sheets }: FlatWorkbook): string[] => sheets.flatMap((sheet) => texts(sheet));

describe("a workbook of results of a project with an unreadable price", () => {
  const project = withUnreadablePrice("school-district");

  test("has dashes for dependent figures, a note that names the input, and every other figure", async () => {
    const known = await results(exampleProject("school-district"));
    const partial = await results(project);
    expect(texts(partial.sheet("Summary"))).toContain("–");
    expect(texts(partial.sheet("Schedule 2a"))).toContain("–");
    for (const name of ["Summary", "Schedule 1", "Schedule 2a"]) {
      expect(partial.sheet(name)?.cell("B3")?.value, name).toContain(
        "an input that cannot be used: Base construction cost, measure 1",
      );
    }
    // Savings do not depend on a price.
    expect(texts(partial.sheet("Schedule 4"))).toEqual(texts(known.sheet("Schedule 4")));
    // True with the price: $2,480,880; with nothing in its place: $1,868,880.
    expect(allTexts(known)).toContain("2480880");
    expect(allTexts(partial)).not.toContain("2480880");
    expect(allTexts(partial)).not.toContain("1868880");
  });

  test("has the note on every sheet where figures are not traced and all are withheld", async () => {
    const workbook = await results(project, calculateProject);
    for (const name of ["Schedule 1", "Schedule 3", "Schedule 4"]) {
      expect(workbook.sheet(name)?.cell("B3")?.value, name).toContain("Figures are not shown that depend on");
    }
  });
});

test("an impossible value is no value of a workbook of results", async () => {
  const project = exampleProject("school-district");
  const indexRate = new Decimal("3.4567");
  const impossible = { ...project, data: { ...project.data, financing: { ...project.data.financing, indexRate } } };
  const workbook = await results(impossible);
  expect(allTexts(workbook)).not.toContain("3.4567");
  expect(workbook.sheet("Schedule 3")?.cell("B3")?.value).toContain("Index rate");
});

test("a project whose inputs can be used has no note", async () => {
  const workbook = await results(exampleProject("federal-espc"));
  expect(allTexts(workbook).filter((text) => text.includes("cannot be used"))).toEqual([]);
});
