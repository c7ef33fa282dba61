import type { Workbook } from "exceljs";

/** The package that exceljs writes for a workbook. It is packed again before its release, so it is not compressed. */
export async function packByExceljs(workbook: Workbook): Promise<Uint8Array> {
  return new Uint8Array(await workbook.xlsx.writeBuffer({ zip: { compression: "STORE" } }));
}
