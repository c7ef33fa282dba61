import { readFileSync } from "node:fs";
import { calculateProject, parseProject } from "@epb/engine";
import { EPB_CALCULATING_4_2_10 } from "@epb/workbook";
import { writeTemplate } from "@epb/workbook/write";
import { beforeAll, expect, test } from "vitest";
import { type Calculated, calc, findingOf } from "./testing/calc.js";
import { WorkbookFile } from "./testing/workbook-file.js";

// Changes by programs and people that do not affect the content of a workbook: its result must stay the same.

const PROJECT = new URL("../fixtures/projects/school-district.json", import.meta.url);

let written: Uint8Array;
let unchanged: Calculated;

beforeAll(async () => {
  const parsed = parseProject(JSON.parse(readFileSync(PROJECT, "utf8")));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const project = parsed.value;
  written = await writeTemplate(EPB_CALCULATING_4_2_10, { project, calculation: calculateProject(project) });
  unchanged = await calc("project.xlsx", written);
});

const sheetNames = (): readonly string[] => new WorkbookFile(written).sheetNames();

const everySheet = (edit: (xml: string) => string): ((workbook: WorkbookFile) => void) => {
  return (workbook) => {
    for (const name of sheetNames()) workbook.editSheet(name, edit);
  };
};

/** Days between the two epochs. */
const EPOCHS_APART = 1_462;

interface Twin {
  readonly what: string;
  readonly fileName?: string;
  readonly edit: (workbook: WorkbookFile) => void;
}

/** Sheets with dates, and the cells that hold them. */
const DATES = [
  ["Summary", "C3[45]"],
  ["Schedule 3", "E\\d+"],
  ["Amortization by Month", "E\\d+"],
] as const;

const TWINS: readonly Twin[] = [
  {
    what: "texts inside their cells instead of in the shared table",
    edit: (workbook) => {
      const texts: string[] = [];
      workbook.edit("xl/sharedStrings.xml", (xml) => {
        texts.push(...[...xml.matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = ""]) => text));
        return `${xml}\n`;
      });
      everySheet((xml) =>
        xml.replace(
          /(<c r="[A-Z]+\d+"[^>]*?) t="s"([^>]*)><v>(\d+)<\/v>/g,
          (_, start: string, end: string, index: string) =>
            `${start} t="inlineStr"${end}><is>${texts[Number(index)]}</is>`,
        ),
      )(workbook);
    },
  },
  {
    what: "texts in several fonts",
    edit: (workbook) =>
      workbook.edit("xl/sharedStrings.xml", (xml) =>
        xml.replace(
          /<si><t[^>]*>([^<&]{2,})<\/t><\/si>/g,
          (_, text: string) =>
            `<si><r><t xml:space="preserve">${text.slice(0, 1)}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${text.slice(1)}</t></r><phoneticPr fontId="1"/></si>`,
        ),
      ),
  },
  {
    what: "hidden rows and a filter",
    edit: (workbook) =>
      workbook.editSheet("Schedule 2a", (xml) =>
        xml
          .replace(/<row r="(9|10|11)"/g, '<row r="$1" hidden="1"')
          .replace("</sheetData>", '</sheetData><autoFilter ref="B8:P13"/>'),
      ),
  },
  { what: "no protection", edit: everySheet((xml) => `${xml.replace(/<sheetProtection[^>]*\/>/, "")}\n`) },
  {
    what: "rows and cells below that have only a look",
    edit: (workbook) =>
      workbook.editSheet("Schedule 2a", (xml) =>
        xml.replace(
          "</sheetData>",
          `${Array.from({ length: 200 }, (_, index) => `<row r="${400 + index}"><c r="B${400 + index}" s="3"/><c r="J${400 + index}" s="3"/></row>`).join("")}</sheetData>`,
        ),
      ),
  },
  {
    what: "macros",
    fileName: "project.xlsm",
    edit: (workbook) =>
      workbook.edit("[Content_Types].xml", (xml) =>
        xml.replace(
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
          "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
        ),
      ),
  },
  {
    what: "formulas of one's own in amounts, with their results",
    edit: (workbook) =>
      workbook.editSheet("Schedule 2a", (xml) =>
        xml.replace(/(<c r="J\d+"[^>]*>)(<v>\d{4,}<\/v>)/g, "$1<f>[1]Costs!$$B$$7*1000</f>$2"),
      ),
  },
  {
    what: "dates that count from 1904",
    edit: (workbook) => {
      workbook.editWorkbook((xml) => xml.replace(/<workbookPr[^>]*\/>/, '<workbookPr date1904="1"/>'));
      for (const [sheet, dates] of DATES) {
        workbook.editSheet(sheet, (xml) =>
          xml.replace(
            new RegExp(`(<c r="${dates}"[^>]*>(?:<f>[^<]*</f>)?<v>)([45]\\d{4})(</v>)`, "g"),
            (_, start: string, serial: string, end: string) => `${start}${Number(serial) - EPOCHS_APART}${end}`,
          ),
        );
      }
    },
  },
];

test.each(TWINS)("a workbook with $what has the same figures", async ({ fileName = "project.xlsx", edit }) => {
  const workbook = new WorkbookFile(written);
  edit(workbook);
  const result = await calc(fileName, workbook.bytes());
  // The finding names a hidden row that counts.
  const found = result.issues.filter(({ code }) => code !== "EPB-CELL-032");
  expect(found.map(findingOf)).toEqual(unchanged.issues.map(findingOf));
  expect(result.values === unchanged.values).toBe(true);
});
