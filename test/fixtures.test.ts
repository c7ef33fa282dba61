import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { memoryIo } from "../packages/cli/src/memory-io.testing.js";
import { runProgram } from "../packages/cli/src/program.js";
import { calc, findingOf, withoutPlace } from "./testing/calc.js";
import { compareFigures } from "./testing/expected-figures.js";
import { unzip } from "./testing/unzip.js";
import { number, readWorkbookFixture, WorkbookFile } from "./testing/workbook-file.js";

const FIXTURES = fileURLToPath(new URL("../fixtures/", import.meta.url));
const namesIn = (folder: string): string[] =>
  readdirSync(FIXTURES + folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length));

const ALL_PROJECTS = namesIn("projects");
/** Express data (4) and the values supplied with Override projects (2) have their own templates. */
const PROJECTS = ALL_PROJECTS.filter((name) => {
  const { record } = JSON.parse(readFileSync(`${FIXTURES}projects/${name}.json`, "utf8"));
  return ![2, 4].includes(record.calculationType);
});
/** Projects in templates other than the calculating one. */
const OTHER_TEMPLATES = [
  ["direct-funded-override", "epb-non-calculating"],
  ["epx-campus", "epx"],
  ["epx-campus", "epx-campaign"],
  ["federal-espc", "epb-accreditation"],
] as const;
/** Workbooks without their own project; workbooks/README.md describes their origin. */
const EDITED = ["school-district.edited-in-libreoffice.xlsx"];
const EDITED_EXPRESS = [
  "epx-campus.epx.edited-in-libreoffice.xlsx",
  "epx-campus.epx-campaign.edited-in-libreoffice.xlsx",
];
/** 643 amounts and dates, the years of the performance period, and the flag of a paid-off loan. */
const FIGURES_OF_AN_EXAMPLE = 645;

/** Published interest of San Leandro, $. */
const PUBLISHED_INTEREST = 1_268_952.2;
const isWithinTenDollars = (interest: string): boolean => Math.abs(Number(interest) - PUBLISHED_INTEREST) < 10;

/** As our writer creates it, and as LibreOffice re-saves it. */
const workbooksOf = (name: string): string[] => [`${name}.xlsx`, `${name}.libreoffice.xlsx`];

test("every project has its page, its workbooks and the ones that LibreOffice saved", () => {
  expect(PROJECTS.length).toBeGreaterThan(0);
  expect(ALL_PROJECTS.filter((name) => !existsSync(`${FIXTURES}projects/${name}.md`))).toEqual([]);
  const workbooks = readdirSync(`${FIXTURES}workbooks`).filter((file) => file.endsWith(".xlsx"));
  const others = OTHER_TEMPLATES.map(([name, kind]) => `${name}.${kind}`);
  expect(workbooks).toEqual([...[...PROJECTS, ...others].flatMap(workbooksOf), ...EDITED, ...EDITED_EXPRESS].sort());
});

describe.each(PROJECTS)("%s", (name) => {
  test.each(workbooksOf(name))("comes to the same from %s, byte for byte", async (workbook) => {
    const [fromProject, fromWorkbook] = [await calc(`projects/${name}.json`), await calc(`workbooks/${workbook}`)];
    expect(fromWorkbook.values).not.toBe("");
    expect(fromWorkbook.values).toBe(fromProject.values);
    expect(fromWorkbook.issues.map(withoutPlace)).toEqual(fromProject.issues.map(withoutPlace));
    expect([fromWorkbook.exitCode, fromWorkbook.ok]).toEqual([fromProject.exitCode, fromProject.ok]);
  });

  test("has the same findings at the same cells in both workbooks", async () => {
    const [written, saved] = await Promise.all(workbooksOf(name).map((workbook) => calc(`workbooks/${workbook}`)));
    expect(saved?.issues.map(findingOf)).toEqual(written?.issues.map(findingOf));
    expect(written?.issues.filter(({ cell }) => cell === undefined)).toEqual([]);
  });

  test("has the workbook that is written today", () => expectWrittenToday(name, "epb-calculating", `${name}.xlsx`));
});

describe.each(OTHER_TEMPLATES)("%s in the template %s", (name, kind) => {
  const workbooks = workbooksOf(`${name}.${kind}`);

  test("has the same figures in both workbooks, with the same findings", async () => {
    const [written, saved] = await Promise.all(workbooks.map((workbook) => calc(`workbooks/${workbook}`)));
    expect(written?.values).not.toBe("");
    expect(saved?.values).toBe(written?.values);
    expect(saved?.issues.map(findingOf)).toEqual(written?.issues.map(findingOf));
  });

  test("has the workbook that is written today", () => expectWrittenToday(name, kind, workbooks[0] ?? ""));
});

test.each([
  ["epx-campus", "epx"],
  ["federal-espc", "epb-accreditation"],
])("%s comes to the same from the template %s, byte for byte", async (name, kind) => {
  const [fromProject, fromWorkbook] = [
    await calc(`projects/${name}.json`),
    await calc(`workbooks/${name}.${kind}.xlsx`),
  ];
  expect(fromWorkbook.values).toBe(fromProject.values);
  expect(fromWorkbook.issues.map(withoutPlace)).toEqual(fromProject.issues.map(withoutPlace));
});

async function expectWrittenToday(name: string, kind: string, workbook: string): Promise<void> {
  const io = memoryIo({ folder: FIXTURES });
  const args = ["template", kind, "--filled", `projects/${name}.json`, "-o", "now.xlsx", "--quiet"];
  expect(await runProgram(args, io)).toBe(0);
  const now = unzip(io.written.files.get("now.xlsx") as Uint8Array);
  const committed = unzip(readWorkbookFixture(workbook));
  // Compared part by part, because the compressed size depends on the version of Node.
  const changed = now.filter(({ name: part, data, header }, index) => {
    const old = committed[index];
    return old?.name !== part || old.header !== header || !old.data.equals(data);
  });
  expect(
    changed.map((part) => part.name),
    "parts that differ; npm run fixtures writes them",
  ).toEqual([]);
  expect(committed).toHaveLength(now.length);
}

describe.each(namesIn("expected"))("the worked figures of %s", (name) => {
  const expected: unknown = JSON.parse(readFileSync(`${FIXTURES}expected/${name}.json`, "utf8"));

  test.each(workbooksOf(name))("come out of %s, to every digit shown", async (workbook) => {
    const { calculatedValues } = await calc(`workbooks/${workbook}`);
    const figures = compareFigures(expected, calculatedValues);
    expect(figures).toHaveLength(FIGURES_OF_AN_EXAMPLE);
    expect(figures.filter((figure) => figure.calculated !== figure.expected)).toEqual([]);
  });
});

describe.each(workbooksOf("san-leandro-2021"))("San Leandro from %s", (workbook) => {
  test("finances the published amount, pays it off in 15 years, and costs the published interest within $10", async () => {
    const { calculatedValues, issues, exitCode } = await calc(`workbooks/${workbook}`);
    expect(exitCode).toBe(0);
    expect(issues).toEqual([]);
    expect(calculatedValues).toMatchObject({
      projectSummary: { financialSummary: { totalAmountFinanced: "7624924", performancePeriodYears: 15 } },
      amortization: { total: { totalInterest: expect.toSatisfy(isWithinTenDollars) } },
    });
  });

  test("with a dollar more retained every year needs a sixteenth year, with a finding at a cell", async () => {
    const edited = new WorkbookFile(readWorkbookFixture(workbook));
    for (let year = 1; year <= 25; year++) edited.put(`Schedule 3!P${36 + year}`, number(1_001));
    const { calculatedValues, issues, exitCode, words } = await calc("a-dollar-less.xlsx", edited.bytes());
    expect(exitCode).toBe(0);
    expect(calculatedValues).toMatchObject({ performancePeriod: { years: 16 } });
    expect(issues).toMatchObject([
      { code: "EPB-AMO-008", severity: "warning", sheet: "Schedule 1", cell: "E5" },
      // No program recalculated the workbook.
      { code: "EPB-FIG-001", severity: "warning" },
    ]);
    expect(words).toContain("a-dollar-less.xlsx › Schedule 1!E5 warning EPB-AMO-008");
    expect(words).toContain("Year 16 is added to the contract only for a last payment of $1.45");
  });
});

test("a workbook with inserted rows, an inserted column, and a renamed sheet has the same figures, with a warning", async () => {
  const ofProject = await calc("projects/school-district.json");
  const { values, issues, exitCode, words } = await calc(`workbooks/${EDITED[0]}`);
  expect(exitCode).toBe(0);
  expect(values).toBe(ofProject.values);
  const renamed = issues.filter(({ code }) => code === "EPB-TPL-006");
  expect(renamed).toMatchObject([
    { severity: "warning", sheet: "First-year savings", found: "First-year savings", expected: "Schedule 4" },
  ]);
  const others = issues.filter((issue) => !renamed.includes(issue));
  expect(others.map(withoutPlace)).toEqual(ofProject.issues.map(withoutPlace));
  expect(words).toContain("› First-year savings warning EPB-TPL-006");
});

test.each(EDITED_EXPRESS)(
  "inputs changed in LibreOffice leave every figure of %s what the inputs come to",
  async (workbook) => {
    const io = memoryIo({ folder: FIXTURES });
    await runProgram(["check", `workbooks/${workbook}`, "--report", "json"], io);
    expect(io.written.stdout).toContain('"code": "EPB-EPX-005"');
    expect(io.written.stdout).not.toContain('"code": "EPB-FIG-');
  },
);

test("inputs that moved with the inserted rows and column are found at their new place", async () => {
  const edited = new WorkbookFile(readWorkbookFixture(EDITED[0] ?? ""));
  edited.put("Schedule 2a!J12", number(-1)).put("Schedule 2b!D5", number(-1)).put("Schedule 3!E10", number(4.75));
  const { issues } = await calc("moved.xlsx", edited.bytes());
  expect(issues.map(findingOf)).toEqual(
    expect.arrayContaining([
      "EPB-CELL-008 Schedule 2a!J12",
      "EPB-CELL-008 Schedule 2b!D5",
      "EPB-RAT-001 Schedule 3!E10",
    ]),
  );
  expect(issues.find(({ cell }) => cell === "J12")?.field).toContain("Measure 3");
});
