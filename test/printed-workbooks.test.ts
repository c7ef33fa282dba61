import { beforeAll, describe, expect, test } from "vitest";
import { type PrintedPage, pagesPrintedByLibreOffice, whyNothingIsPrinted } from "./testing/print-by-libreoffice.js";
import { type PrintedSetUp, printSetUps } from "./testing/print-set-ups.js";
import { timeLimit } from "./testing/runs.js";
import { type WrittenWorkbook, writtenWorkbooks } from "./testing/written-workbooks.js";

const LETTER = "1";
const PAPERS = new Map([
  [LETTER, "letter"],
  ["3", "tabloid"],
  ["5", "legal"],
]);
/** Sheets of text and forms, which have no title rows. */
const WITHOUT_TITLES = new Set(["Instructions", "Summary"]);

let workbooks: readonly WrittenWorkbook[];

beforeAll(async () => {
  workbooks = await writtenWorkbooks();
});

/** Faults of the sheets of all workbooks. */
const faults = (faultOf: (sheet: PrintedSetUp, workbook: WrittenWorkbook) => string | undefined): string[] =>
  workbooks.flatMap((workbook) =>
    printSetUps(workbook.bytes).flatMap((sheet) => {
      const fault = faultOf(sheet, workbook);
      return fault === undefined ? [] : [`${workbook.name}, ${sheet.name}: ${fault}`];
    }),
  );

describe("every sheet that people see", () => {
  test("has a print area that covers its columns", () => {
    const wrong = faults(({ areas, lastColumn }) => {
      const right = Math.max(...areas.map(({ right }) => right), 0);
      return right >= lastColumn ? undefined : `columns ${right + 1} to ${lastColumn} are not printed`;
    });
    expect(wrong).toEqual([]);
  });

  test("prints one page wide on letter, legal, or tabloid paper", () => {
    const wrong = faults(({ pageSetup, isFitToPage }) => {
      if (!isFitToPage) return "does not fit to pages";
      const { paperSize = "", fitToWidth = "1" } = pageSetup;
      return PAPERS.has(paperSize) && fitToWidth === "1" ? undefined : `paper ${paperSize}, ${fitToWidth} pages wide`;
    });
    expect(wrong).toEqual([]);
  });

  test("is in portrait only on letter paper, and only without a schedule", () => {
    const wrong = faults(({ name, pageSetup: { orientation, paperSize } }) => {
      if (orientation === "landscape") return undefined;
      const isForm = !/^(Schedule|Amortization|Savings|Cash|ESA|GHG|Annual)/.test(name);
      return isForm && paperSize === LETTER ? undefined : `${orientation} on paper ${paperSize}`;
    });
    expect(wrong).toEqual([]);
  });

  test("has its name in the header, and the project's name and the page number in the footer", () => {
    const wrong = faults(({ header, footer }, { projectName }) => {
      if (!header.includes("&A")) return `header ${header}`;
      return footer === `&L${projectName}&RPage &P of &N` ? undefined : `footer ${footer}`;
    });
    expect(wrong).toEqual([]);
  });

  test("repeats its titles where it is a schedule of several pages", () => {
    const wrong = faults(({ name, titles, areas, pageSetup }) => {
      const isLong = !WITHOUT_TITLES.has(name) && Number(pageSetup["fitToHeight"] ?? "1") > 1;
      const isWide = areas.length > 1;
      if (isLong && !/\$\d+:\$\d+/.test(titles)) return "no rows are repeated";
      return isWide && !/\$[A-Z]+:\$[A-Z]+/.test(titles) ? "no columns are repeated" : undefined;
    });
    expect(wrong).toEqual([]);
  });
});

describe("printed by LibreOffice", () => {
  const reason = whyNothingIsPrinted();
  let pages: readonly PrintedPage[] = [];
  // LibreOffice prints all workbooks in one run, which takes a minute beside other tests.
  beforeAll(() => {
    if (reason === undefined) pages = pagesPrintedByLibreOffice(workbooks);
  }, timeLimit(180_000));

  test("every workbook has pages, at least one for each sheet", ({ skip }) => {
    skip(reason !== undefined, reason);
    for (const { name, bytes } of workbooks) {
      const printed = pages.filter(({ workbook }) => workbook === name).length;
      expect(printed, name).toBeGreaterThanOrEqual(printSetUps(bytes).length);
    }
  });

  test("no page is empty below its titles", ({ skip }) => {
    skip(reason !== undefined, reason);
    const empty = pages.filter(({ texts }) => texts.length === 0);
    expect(empty.map(({ workbook, page }) => `${workbook}, page ${page}`)).toEqual([]);
  });
});
