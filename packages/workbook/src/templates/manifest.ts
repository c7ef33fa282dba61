import type { ProjectRecord, TemplateKind } from "@epb/engine";
import type { InputValue, NumberLook } from "./input-value.js";

/**
 * A template version as data: the content and the order of each sheet, and the project path of every cell. The blank
 * writer, the filled writer, the reader, and the checks all use it; positions follow from the order.
 */
export interface TemplateManifest {
  readonly kind: TemplateKind;
  readonly title: string;
  readonly version: string;
  /** Source of the calculated values: formulas of the workbook, or people who supply the figures. */
  readonly figureCells: "calculated" | "supplied";
  /** Defaults of a project that is read from the template, for values without a cell. */
  readonly record: Pick<ProjectRecord, "calculationType" | "projectType" | "version">;
  /** Cells that a group of readers needs to find; they look different, and the legend names the group. */
  readonly marks?: TemplateMarks;
  readonly sheets: readonly SheetDefinition[];
}

export interface TemplateMarks {
  /** Text before the reason in the help of a marked cell, and in the sample of the legend: "Accreditation". */
  readonly label: string;
  readonly meaning: string;
  readonly cells: readonly MarkedCell[];
}

export interface MarkedCell {
  /** A field's path or figure; for a column, its path with open lists, `ecms[].technologyTypeId`. */
  readonly path: string;
  /** Reason for the mark. */
  readonly reason: string;
}

export interface SheetDefinition {
  readonly name: string;
  /** Purpose of the sheet, one sentence. */
  readonly purpose: string;
  /**
   * Only some projects have entries here: without entries, only the title of the sheet and a note are printed. Projects
   * with the value in the input print the whole sheet.
   */
  readonly optional?: { readonly unless?: { readonly input: string; readonly value: number } };
  readonly blocks: readonly Block[];
  /**
   * Widths in characters from column B on; wider table columns take precedence. Column A always has the hidden marks.
   */
  readonly columnWidths?: readonly number[];
  /** Columns of forms; the default is labels in column B and values in column C. */
  readonly form?: FormColumns;
  /**
   * The table whose header is frozen, and the number of frozen columns (including A). A print in parts repeats the
   * columns.
   */
  readonly freezesAt?: { readonly table?: string; readonly columns: number };
}

/** Column numbers start at 1. */
export interface FormColumns {
  readonly label: number;
  readonly value: number;
  /** Number of columns that a value cell spans. */
  readonly valueSpan: number;
}

const USUAL_FORM: FormColumns = { label: 2, value: 3, valueSpan: 1 };

export function formColumns({ form }: SheetDefinition): FormColumns {
  return form ?? USUAL_FORM;
}

export type Block = TextBlock | TemplateBlock | FormBlock | TableBlock;

/** Paragraphs of the Instructions sheet. */
export interface TextBlock {
  readonly kind: "text";
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/**
 * Blocks that the writer derives from the manifest: the template's name and version, the checks, the legend, the list
 * of sheets, the charts.
 */
export interface TemplateBlock {
  readonly kind: "identity" | "checks" | "legend" | "contents" | "charts";
  readonly heading: string;
}

/** Labels with one value each, from top to bottom. */
export interface FormBlock {
  readonly kind: "form";
  /** Identifies the form on its sheet, independent of its heading. */
  readonly id: string;
  readonly heading: string;
  readonly fields: readonly (InputField | FigureField)[];
}

export interface InputField {
  readonly kind: "input";
  /**
   * Path in the project: `financing.indexRate`, `record.name`, `accreditation.contacts[contactType=1].name`. The
   * defined name follows from it.
   */
  readonly path: string;
  readonly label: string;
  readonly unit?: string;
  readonly help: string;
  readonly value: InputValue;
  /** Initial value of the cell in a blank template. */
  readonly prefilled?: string | number | boolean;
}

/** A calculated value in a form. */
export interface FigureField {
  readonly kind: "figure";
  readonly label: string;
  readonly unit?: string;
  /** Path in the calculated values: `projectSummary.financialSummary.totalPayments`. */
  readonly figure: string;
  readonly look: FigureLook;
  /** The figure has its own field on another sheet, and is repeated here for the reader. */
  readonly isRepeated?: true;
}

export type FigureLook = NumberLook | "date" | "yesNo" | "text";

/** Condition for showing a figure that another cell of the workbook calculates. */
export type ShownWhen = {
  /** A sentence about the condition, for the reader of the table. */
  readonly note: string;
} /** In rows up to the number in this figure or input, and in the closing row if there is one. */ & (
  | { readonly kind: "rowsUpTo"; readonly limit: { readonly figure: string } | { readonly input: string } }
  /** In a project whose input has the value, or in all other projects. */
  | { readonly kind: "inputIs" | "inputIsNot"; readonly input: string; readonly value: number }
);

export interface TableBlock {
  readonly kind: "table";
  /** Part of the names of the table's ranges. */
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly rows: TableRows;
  /** Items that the input columns create; absent in a table of figures alone. */
  readonly items?: TableItems;
  /** The list of calculated values for the figure columns, and the member that pairs its items with rows. */
  readonly figures?: { readonly list: string; readonly key?: string };
  readonly columns: readonly TableColumn[];
  /** Condition for showing the figures; always shown without it. */
  readonly shownWhen?: ShownWhen;
  /** The figures have their own table on another sheet, and are repeated here for the reader. */
  readonly isRepeated?: true;
  /** Text in the first column of the closing row. */
  readonly closing: string;
}

export type TableRows =
  /** One row for each number; all rows always exist. */
  | { readonly kind: "numbered"; readonly first: number; readonly last: number }
  /** One row for each month of the years from 1 on; all rows always exist. */
  | { readonly kind: "months"; readonly years: number }
  /** One row for each item, and blank rows up to `blankRows`. */
  | { readonly kind: "records"; readonly blankRows: number }
  /** One row for each item of the calculation. */
  | { readonly kind: "calculated" };

export type TableItems =
  /** Each row is an item of the list; `key` is the column that identifies items. */
  | { readonly kind: "rows"; readonly list: string; readonly key?: string }
  /** Each cell is an item `{ [rowKey], [columnKey], value }` of the list. */
  | { readonly kind: "cells"; readonly list: string; readonly rowKey: string; readonly columnKey: string }
  /** Each row is a measure; the hidden column A holds its uuid. */
  | { readonly kind: "measures" }
  /** Each row adds to the measure with its number. */
  | { readonly kind: "measureParts" };

export interface TableColumn {
  /** Stable name, in the hidden key row. */
  readonly key: string;
  readonly group?: string;
  readonly label: string;
  readonly unit?: string;
  readonly help?: string;
  readonly width: number;
  readonly content: ColumnContent;
  /** Path of the calculated value in the closing row. */
  readonly totalFigure?: string;
  /** Condition for showing the figures of the column, instead of the condition of the table. */
  readonly shownWhen?: ShownWhen;
}

export type ColumnContent =
  /** The number of a numbered row; for a row of a month, its `year` or `month`. */
  | { readonly kind: "rowNumber"; readonly member: string }
  /** A member of the item: `implementation.deliveryCharge`. */
  | { readonly kind: "input"; readonly member: string; readonly value: InputValue; readonly isPrefilled?: boolean }
  /** An item `{ fieldId, value }` in a list of the item. */
  | { readonly kind: "entry"; readonly list: string; readonly fieldId: number; readonly value: InputValue }
  /** A savings entry; the header's category and unit determine its field. @spec C §8 */
  | { readonly kind: "savings"; readonly fieldId: number; readonly value: InputValue }
  /** A separate item, with this number under the table's column key. */
  | { readonly kind: "cell"; readonly number: number; readonly value: InputValue }
  /** The number of the measure that the row adds to. */
  | { readonly kind: "measureNumber" }
  /** A member of the measure, repeated for the reader. */
  | { readonly kind: "measureEcho"; readonly member: string }
  | {
      readonly kind: "figure";
      readonly figure: string;
      readonly look: FigureLook;
      /** The list of the figure, if it is not the list of the table. Its items have the number of the row. */
      readonly list?: string;
    }
  /** The cell of an issue's input path. */
  | { readonly kind: "inputPlace"; readonly figure: string };
