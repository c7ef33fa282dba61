import type { Workbook } from "exceljs";

/** The package that exceljs makes of a workbook. It is packed again before anybody gets it, so nothing is compressed. */
export async function packByExceljs(workbook: Workbook): Promise<Uint8Array> {
  return new Uint8Array(await workbook.xlsx.writeBuffer({ zip: { compression: "STORE" } }));
}
