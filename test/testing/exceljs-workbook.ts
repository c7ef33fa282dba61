import { createRequire } from "node:module";
import type { sampleWorkbook } from "../../packages/workbook/testing/sample-workbook.js";

type ExceljsWorkbook = ReturnType<typeof sampleWorkbook>;

/** exceljs is a dependency of the workbook package, so it is resolved from there. */
const { Workbook } = createRequire(new URL("../../packages/workbook/package.json", import.meta.url))("exceljs") as {
  readonly Workbook: new () => ExceljsWorkbook;
};

/** A workbook of exceljs without sheets. */
export const newExceljsWorkbook = (): ExceljsWorkbook => new Workbook();

/** The workbook with values written into cells, saved by exceljs. */
export async function savedByExceljs(
  bytes: Uint8Array,
  values: readonly { readonly place: string; readonly put: unknown }[],
): Promise<Uint8Array> {
  const workbook = new Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  for (const { place, put } of values) {
    const [name = "", address = ""] = place.split("!");
    const sheet = workbook.getWorksheet(name);
    if (sheet === undefined) throw new Error(`the workbook has no sheet ${name}`);
    Object.assign(sheet.getCell(address), { value: put });
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
