import type { FigureField } from "./manifest.js";

// Only letters, digits, and underscores: Excel and LibreOffice also accept periods, but Google Sheets does not.

const PREFIX = "epb_";

export const TEMPLATE_KIND_NAME: string = `${PREFIX}template_kind`;
export const TEMPLATE_VERSION_NAME: string = `${PREFIX}template_version`;

/** Labels before the kind and the version on the Instructions sheet, one below the other. */
export const TEMPLATE_KIND_LABEL = "Kind";
export const TEMPLATE_VERSION_LABEL = "Version";

/** Custom document property with the kind and version, `epb-calculating 4.2.10`. */
export const TEMPLATE_PROPERTY = "epbTemplate";
/** Document property with the kind of an output, such as epb-result: a workbook that is not an input. */
export const OUTPUT_PROPERTY = "epbOutput";

/** `financing.indexRate` to `epb_financing_indexRate`, `contacts[contactType=1].name` to `epb_contacts_1_name`. */
export const fieldName: (path: string) => string = madeOnce(
  (path) => PREFIX + path.replaceAll(/\[\w+=(\d+)\]/g, "_$1").replaceAll(".", "_"),
);

type FormFigure = Pick<FigureField, "figure" | "isRepeated">;

/**
 * `projectSummary.financialSummary.totalPayments` to `epb_figure_projectSummary_financialSummary_totalPayments`. A name
 * belongs to one cell, so a repeated figure has another name: `epb_again_…`.
 */
export const figureName = ({ figure, isRepeated }: FormFigure): string =>
  isRepeated === true ? againName(figure) : ownName(figure);

const ownName = madeOnce((path) => `${PREFIX}figure_${inName(path)}`);
const againName = madeOnce((path) => `${PREFIX}again_${inName(path)}`);

const inName = (path: string): string => path.replaceAll(/[^A-Za-z0-9]+/g, "_");

/** True if a name belongs to the template. */
export const isTemplateName = (name: string): boolean => name.startsWith(PREFIX);

/** The templates have some hundred paths, whose names every workbook needs. */
function madeOnce(nameOf: (path: string) => string): (path: string) => string {
  const names = new Map<string, string>();
  return (path) => {
    let name = names.get(path);
    if (name === undefined) {
      name = nameOf(path);
      names.set(path, name);
    }
    return name;
  };
}

/** The hidden row of column keys. */
export function tableKeysName(table: string): string {
  return `${PREFIX}${table}_keys`;
}

/**
 * The rows of the table in its first column, including the closing row, so that rows inserted above the closing row are
 * part of the range.
 */
export function tableRowsName(table: string): string {
  return `${PREFIX}${table}_rows`;
}

/** The header row with the category or the unit of every savings column. */
export function savingsHeaderName(part: "categories" | "units"): string {
  return `${PREFIX}savings_${part}`;
}

/** The numbers of the measures, for the drop-down lists of other tables. */
export const MEASURE_NUMBERS_NAME: string = `${PREFIX}measures_numbers`;

/** Reference data beside the options of a list: `epb_reference_gridRates`. */
export function referenceName(table: string): string {
  return `${PREFIX}reference_${table}`;
}

export function listName(list: string): string {
  return `${PREFIX}list_${list}`;
}

// ── Marks in the hidden column A, for reading a workbook without its defined names

/** Mark beside the closing row of every table. */
export const CLOSING_MARK = "#end";

export function tableMark(table: string): string {
  return `#table ${table}`;
}

/** Mark beside a figure of a form. */
export const figureMark = ({ figure, isRepeated }: FormFigure): string =>
  isRepeated === true ? `#again ${figure}` : figure;
