import { crc32 } from "node:zlib";
import { listInputs } from "@epb/engine";
import { expect, test } from "vitest";
import { exampleProject } from "../../testing/template-workbook.js";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { nodeInflateRaw } from "../node/node-inflate.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { readWorkbook } from "../xlsx/read-workbook.js";
import { inputCells } from "./input-cells.js";
import { writeTemplate } from "./write-template.js";

const manifest = EPB_CALCULATING_4_2_10;
const project = exampleProject();

test("the cell of an input is the one that a reader of the written workbook finds", async () => {
  const read = readWorkbook(await writeTemplate(manifest, { project }), { inflateRaw: nodeInflateRaw, crc32 });
  if (!read.ok) throw new Error("the workbook cannot be read");
  const reading = readProjectFromWorkbook(read.workbook);
  const cellOf = inputCells(manifest, project);
  const cells = listInputs(project.data).flatMap(({ path }) => {
    const cell = cellOf(path);
    return cell === undefined ? [] : [{ path, cell }];
  });
  expect(cells.length).toBeGreaterThan(50);
  expect(cells.some(({ path }) => path.startsWith("ecms["))).toBe(true);
  for (const { path, cell } of cells) {
    const place = reading.cellOf(path);
    expect(`${path} ${place?.sheet}!${place?.address}`).toBe(`${path} ${cell}`);
  }
});

test("an input without a cell in the template has no address", () => {
  expect(inputCells(manifest, project)("ecms[uuid=nobody].location")).toBeUndefined();
  expect(inputCells(manifest, project)("notes")).toBeUndefined();
});
