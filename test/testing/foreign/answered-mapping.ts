import type { FlatWorkbook, TemplateManifest } from "@epb/workbook";
import { mappingRows, suggestMapping } from "@epb/workbook/mapping";
import { writeMapping } from "@epb/workbook/write";
import { newExceljsWorkbook } from "../exceljs-workbook.js";

/** Changes of a mapping: sheet, text in the row, and header of the cell, separated by `|`; and the new content. */
export type Answers = Readonly<Record<string, string>>;

const HEADER_ROW = 4;

/** The workbook that `epb map` writes for a form, after a person answered some rows. */
export async function answeredMapping(
  form: FlatWorkbook,
  manifest: TemplateManifest,
  name: string,
  answers: Answers,
): Promise<Uint8Array> {
  const workbook = newExceljsWorkbook();
  const written = await writeMapping(mappingRows(suggestMapping(form, manifest, name), manifest));
  await workbook.xlsx.load(written.slice().buffer);
  for (const [place, content] of Object.entries(answers)) {
    const [sheet = "", key = "", header = ""] = place.split("|");
    const worksheet = workbook.getWorksheet(sheet);
    const headers = (worksheet?.getRow(HEADER_ROW).values ?? []) as readonly string[];
    worksheet?.eachRow((row) => {
      const texts = (row.values as readonly unknown[]).map(String);
      if (texts.includes(key) && row.number > HEADER_ROW) row.getCell(headers.indexOf(header)).value = content;
    });
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
