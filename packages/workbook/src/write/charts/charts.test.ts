import { calculateProject, type Project } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { brokenLinks, malformedParts, packageContents, textOf } from "../../../testing/package-contents.js";
import { readGood } from "../../../testing/read.js";
import { exampleProject } from "../../../testing/template-workbook.js";
import { readProjectFromWorkbook } from "../../intake/read-project-from-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "../../templates/epb-calculating-4-2-10.js";
import { KNOWN_TEMPLATES } from "../../templates/known-templates.js";
import { parseRange } from "../../xlsx/cell-address.js";
import { annotateWorkbook } from "../annotate/annotate-workbook.js";
import { writeResults } from "../results/write-results.js";
import { writeTemplate } from "../write-template.js";

const PROJECT: Project = exampleProject();
const CALCULATION = calculateProject(PROJECT);
const FILLED = await writeTemplate(EPB_CALCULATING_4_2_10, { project: PROJECT, calculation: CALCULATION });
const RESULTS = await writeResults({ project: PROJECT, calculation: CALCULATION, findings: [] });

const chartsIn = (contents: ReadonlyMap<string, Uint8Array>): string[] =>
  [...contents.keys()].filter((name) => name.startsWith("xl/charts/")).map((name) => textOf(contents, name));

/** The references of a chart with the numbers it keeps of them. */
function seriesOf(chart: string): { readonly reference: string; readonly points: readonly number[] }[] {
  return [...chart.matchAll(/<c:f>([^<]*)<\/c:f><c:numCache>(.*?)<\/c:numCache>/g)].map(
    ([, reference = "", cache]) => ({
      reference: reference.replaceAll("$", ""),
      points: [...(cache ?? "").matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => Number(value)),
    }),
  );
}

describe.each([
  ["workbook with live formulas", FILLED],
  ["results workbook", RESULTS],
])("the %s", (_, bytes) => {
  test("has two charts with titles of both axes, units, and alternative text", () => {
    const contents = packageContents(bytes);
    const charts = chartsIn(contents);
    expect(charts).toHaveLength(2);
    expect(charts[0]).toContain("<a:t>Year of the performance period</a:t>");
    expect(charts[0]).toContain("<a:t>Dollars per year</a:t>");
    expect(charts[1]).toContain("<a:t>Month of the loan</a:t>");
    expect(charts[1]).toContain("<a:t>Dollars</a:t>");
    const drawing = textOf(contents, "xl/drawings/drawing1.xml");
    expect([...drawing.matchAll(/ descr="(\w+) chart of /g)].map(([, kind]) => kind)).toEqual(["Column", "Line"]);
  });

  test("is well formed, and every link of it leads to a part", () => {
    const contents = packageContents(bytes);
    const xml = [...contents.keys()].filter((name) => /\.(xml|rels)$/.test(name));
    expect(malformedParts(contents, xml)).toEqual([]);
    expect(brokenLinks(contents)).toEqual([]);
  });

  test("draws guaranteed savings, payments, and balances of the calculation", () => {
    const [payments = "", balance = ""] = chartsIn(packageContents(bytes));
    const { costSavings, amortization } = CALCULATION.calculatedValues;
    const years = costSavings?.years ?? [];
    const [, savings, , paid] = seriesOf(payments);
    expect(savings?.points).toEqual(years.map(({ guaranteedSavings }) => guaranteedSavings?.toNumber()));
    expect(paid?.points).toEqual(years.map(({ payment }) => payment?.toNumber()));
    const balances = amortization?.detail.map(({ endingBalance }) => endingBalance?.toNumber()) ?? [];
    expect(seriesOf(balance)[0]?.points).toEqual(balances);
  });

  test("keeps its charts in an annotated copy, and the copy is read like the original", () => {
    const finding = { severity: "error", code: "EPB-CELL-002", message: "M.", advice: "A." } as const;
    const copy = annotateWorkbook(bytes, [{ ...finding, sheet: "Summary", cell: "C5" }], {
      fileName: "project.xlsx",
      template: "A template",
    });
    if (!copy.ok) throw new Error(copy.finding.message);
    const [before, after] = [packageContents(bytes), packageContents(copy.value)];
    expect(chartsIn(after)).toEqual(chartsIn(before));
    expect(textOf(after, "xl/drawings/drawing1.xml")).toBe(textOf(before, "xl/drawings/drawing1.xml"));
    expect(brokenLinks(after)).toEqual([]);
    expect(readGood(copy.value).sheets.length).toBe(readGood(bytes).sheets.length + 1);
  });
});

test("the cells that a chart of the results draws hold the numbers that it keeps of them", () => {
  const workbook = readGood(RESULTS);
  for (const { reference, points } of chartsIn(packageContents(RESULTS)).flatMap(seriesOf)) {
    const [, sheet = "", address = ""] = /^'?([^'!]*)'?!(.*)$/.exec(reference) ?? [];
    const range = parseRange(address);
    if (range === undefined) throw new Error(reference);
    const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, index) => range.top + index);
    const cells = rows.flatMap((row) => workbook.sheet(sheet)?.cellAt(row, range.left)?.value ?? []);
    expect(cells.map(Number)).toEqual(points);
  }
});

test.each(KNOWN_TEMPLATES)("a blank workbook has its charts and is read without a finding: $kind", async (manifest) => {
  const bytes = await writeTemplate(manifest);
  const isExpress = manifest.kind.startsWith("epx");
  expect(chartsIn(packageContents(bytes))).toHaveLength(isExpress ? 1 : 2);
  expect(brokenLinks(packageContents(bytes))).toEqual([]);
  expect(readProjectFromWorkbook(readGood(bytes)).project).toBeDefined();
});
