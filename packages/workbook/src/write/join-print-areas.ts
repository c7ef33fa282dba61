const PRINT_AREA = /<definedName name="_xlnm\.Print_Area" localSheetId="(\d+)">([^<]*)<\/definedName>/g;

/**
 * The workbook part with one name for the print areas of a sheet. exceljs writes a name for each area, but Excel
 * accepts only one name.
 */
export function joinPrintAreas(workbookXml: string): string {
  const areas = new Map<string, string[]>();
  for (const [, sheet = "", area = ""] of workbookXml.matchAll(PRINT_AREA)) {
    areas.set(sheet, [...(areas.get(sheet) ?? []), area]);
  }
  return workbookXml.replace(PRINT_AREA, (name, sheet: string, area: string) => {
    const [first, ...others] = areas.get(sheet) ?? [];
    if (area !== first) return "";
    return others.length === 0 ? name : name.replace(area, [first, ...others].join(","));
  });
}
