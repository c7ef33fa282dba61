import type { Finding } from "@epb/workbook/diagnostics";

/** Cells of workbooks that `epb fix` can correct, which writes .xlsx only. */
export interface Correctable {
  readonly files: ReadonlySet<string>;
  readonly certain: number;
  /** Cells with a likely value. */
  readonly likely: number;
}

export function correctableOf(findings: readonly Finding[]): Correctable {
  const inCells = findings.filter(
    ({ file, sheet, cell }) => sheet !== undefined && cell !== undefined && !/\.(ods|xls|csv)$/i.test(file),
  );
  const certain = inCells.filter(({ corrections }) => corrections?.length === 1);
  const likely = inCells.filter(({ corrections, suggestion }) => corrections === undefined && suggestion !== undefined);
  return {
    files: new Set([...certain, ...likely].map(({ file }) => file)),
    certain: certain.length,
    likely: likely.length,
  };
}

/** `2 cells can be corrected: epb fix project.xlsx -o COPY`; undefined if no cell can be corrected. */
export function correctableText({ files, certain, likely }: Correctable): string | undefined {
  const count = certain + likely;
  if (count === 0) return undefined;
  const [first = ""] = files;
  const cells = count === 1 ? "1 cell" : `${count} cells`;
  const words =
    likely === 0 ? "" : likely === count ? " with a likely value" : `, ${likely} of them with a likely value`;
  const option = likely === 0 ? "" : " --suggest";
  return `${cells} can be corrected${words}: epb fix ${files.size === 1 ? first : "FILE"}${option} -o COPY`;
}
