import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calculateProject } from "@epb/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EPB_CALCULATING_4_2_10 } from "../packages/workbook/src/templates/epb-calculating-4-2-10.js";
import { writeTemplate } from "../packages/workbook/src/write/write-template.js";
import { formatAddress } from "../packages/workbook/src/xlsx/cell-address.js";
import type { FlatWorkbook } from "../packages/workbook/src/xlsx/flat-workbook.js";
import { panelOf } from "../packages/workbook/testing/checks-panel.js";
import { isSame } from "../packages/workbook/testing/formula-gate.js";
import { plannedCells } from "../packages/workbook/testing/planned-cells.js";
import { readGood } from "../packages/workbook/testing/read.js";
import { type SeededMistake, seededMistakes } from "../packages/workbook/testing/seeded-mistakes.js";
import { recalculate } from "../packages/workbook/testing/spreadsheet-engine.js";
import { exampleProject } from "../packages/workbook/testing/template-workbook.js";
import type { CalcEdit } from "../scripts/libreoffice/calc-edit.js";
import { editWorkbooks, hasLibreOffice } from "../scripts/libreoffice/edit-workbooks.js";
import { timeLimit } from "./testing/runs.js";

const PROJECTS = ["example-annual-end"];

/** A workbook as it was written, and as LibreOffice saved it after a mistake. */
interface Opened {
  readonly name: string;
  readonly written: FlatWorkbook;
  readonly mistake: SeededMistake | undefined;
  readonly target: string;
}

const folder = mkdtempSync(join(tmpdir(), "epb-checks-"));
const opened: Opened[] = [];

function editOf({ sheet, row, column, content }: SeededMistake): CalcEdit {
  const place = { sheet, cell: formatAddress(row, column) };
  if (content === undefined) return { do: "clear", ...place };
  return typeof content === "number"
    ? { do: "number", ...place, number: content }
    : { do: "text", ...place, text: content };
}

async function sources(): Promise<{ readonly name: string; readonly bytes: Uint8Array }[]> {
  const filled = PROJECTS.map(async (name) => {
    const project = exampleProject(name);
    const bytes = await writeTemplate(EPB_CALCULATING_4_2_10, { project, calculation: calculateProject(project) });
    return { name, bytes };
  });
  return [{ name: "blank", bytes: await writeTemplate(EPB_CALCULATING_4_2_10) }, ...(await Promise.all(filled))];
}

// LibreOffice calculates all workbooks in one run, which takes a minute beside other tests.
beforeAll(async () => {
  if (!hasLibreOffice()) return;
  const jobs = [];
  for (const { name, bytes } of await sources()) {
    const source = join(folder, `${name}.xlsx`);
    writeFileSync(source, bytes);
    const written = readGood(bytes);
    const mistakes = name === "blank" ? [] : seededMistakes(written);
    for (const [index, mistake] of [undefined, ...mistakes].entries()) {
      const target = join(folder, `${name}-${index}.saved.xlsx`);
      opened.push({ name, written, mistake, target });
      jobs.push({ source, target, edits: [...(mistake === undefined ? [] : [editOf(mistake)]), CALCULATE] });
    }
  }
  expect(editWorkbooks(jobs)).toBe(true);
}, timeLimit(180_000));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CALCULATE: CalcEdit = { do: "calculate" };

describe("LibreOffice and the independent spreadsheet engine give the same values", () => {
  test("in every line of the panel of checks and in every figure, without mistakes and with each", ({ skip }) => {
    if (!hasLibreOffice()) skip("LibreOffice is not installed.");
    let compared = 0;
    for (const { name, written, mistake, target } of opened) {
      const saved = readGood(readFileSync(target));
      const { valueAt, enter, close } = recalculate(written);
      if (mistake !== undefined) enter([mistake]);
      const libreOffice = (sheet: string, row: number, column: number): string | number | undefined => {
        const cell = saved.sheet(sheet)?.cellAt(row, column);
        return cell?.type === "number" ? Number(cell.value) : cell?.value;
      };
      const what = `${name} with ${mistake?.name ?? "no mistake"}`;
      expect(panelOf(written, { valueAt: libreOffice }), what).toEqual(panelOf(written, { valueAt }));
      const project = exampleProject(name === "blank" ? undefined : name);
      const wrong = plannedCells(EPB_CALCULATING_4_2_10, project).flatMap(({ sheet, row, column, look }) => {
        if (look === undefined) return [];
        compared++;
        const [got, wanted] = [libreOffice(sheet, row, column), valueAt(sheet, row, column)];
        if (isSame(got, typeof wanted === "boolean" ? String(wanted) : wanted, look)) return [];
        return [`${sheet}!${formatAddress(row, column)}: ${got} is not ${wanted}`];
      });
      close();
      expect(wrong.slice(0, 20), what).toEqual([]);
    }
    expect(compared).toBeGreaterThan(5_000 * opened.length);
  });
});
