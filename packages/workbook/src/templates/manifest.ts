import type { ProjectRecord, TemplateKind } from "@epb/engine";
import type { InputValue, NumberLook } from "./input-value.js";

/**
 * A template version as data: what stands on which sheet, in which order, and which part of a project every cell holds.
 * The blank writer, the filled writer, the reader and the checks all go by it; positions follow from the order.
 */
export interface TemplateManifest {
  readonly kind: TemplateKind;
  readonly title: string;
  readonly version: string;
  /** Whether the cells of calculated values are computed in the workbook, or typed in by whoever supplies the figures. */
  readonly figureCells: "calculated" | "supplied";
  /** What a project read from the template is, where no cell says otherwise. */
  readonly record: Pick<ProjectRecord, "calculationType" | "projectType" | "version">;
  /** Cells that somebody looks for among the others; they look different, and the legend says for whom. */
  readonly marks?: TemplateMarks;
  readonly sheets: readonly SheetDefinition[];
}

export interface TemplateMarks {
  /** What is before the reason in the help of a marked cell, and the sample of the legend: "Accreditation". */
  readonly label: string;
  readonly meaning: string;
  readonly cells: readonly MarkedCell[];
}

export interface MarkedCell {
  /** A field's path or figure; for a column its path with the lists open, `ecms[].technologyTypeId`. */
  readonly path: string;
  /** Why it is looked for. */
  readonly reason: string;
}

export interface SheetDefinition {
  readonly name: string;
  /** One sentence: what the sheet is for. */
  readonly purpose: string;
  readonly blocks: readonly Block[];
  /** Widths in characters from column B on; a table's wider columns win. Column A is always the hidden marks. */
  readonly columnWidths?: readonly number[];
  /** Columns of forms; labels in column B and values in column C without it. */
  readonly form?: FormColumns;
  /** The table whose header stays in view, and the columns (A included) that do. A print in parts repeats the columns. */
  readonly freezesAt?: { readonly table?: string; readonly columns: number };
}

/** Columns count from 1. */
export interface FormColumns {
  readonly label: number;
  readonly value: number;
  /** Columns a value cell stretches over. */
  readonly valueSpan: number;
}

const USUAL_FORM: FormColumns = { label: 2, value: 3, valueSpan: 1 };

export function formColumns({ form }: SheetDefinition): FormColumns {
  return form ?? USUAL_FORM;
}

export type Block = TextBlock | TemplateBlock | FormBlock | TableBlock;

/** Paragraphs of the Instructions. */
export interface TextBlock {
  readonly kind: "text";
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** What the writer makes from the manifest itself: the template's name and version, the checks, the legend, the list of sheets, the charts. */
export interface TemplateBlock {
  readonly kind: "identity" | "checks" | "legend" | "contents" | "charts";
  readonly heading: string;
}

/** Labels with a value each, one below the other. */
export interface FormBlock {
  readonly kind: "form";
  /** Tells the forms of a sheet apart, whatever their headings are. */
  readonly id: string;
  readonly heading: string;
  readonly fields: readonly (InputField | FigureField)[];
}

/** A value people enter. */
export interface InputField {
  readonly kind: "input";
  /**
   * Where it stands in the project: `financing.indexRate`, `record.name`, `accreditation.contacts[contactType=1].name`. Its
   * defined name follows from it.
   */
  readonly path: string;
  readonly label: string;
  readonly unit?: string;
  readonly help: string;
  readonly value: InputValue;
  /** What a blank template has in the cell already. */
  readonly prefilled?: string | number | boolean;
}

/** A value the calculation gives. */
export interface FigureField {
  readonly kind: "figure";
  readonly label: string;
  readonly unit?: string;
  /** Where it stands in the calculated values: `projectSummary.financialSummary.totalPayments`. */
  readonly figure: string;
  readonly look: FigureLook;
  /** The figure has its own field on another sheet, and stands here for the reader. */
  readonly isRepeated?: true;
}

export type FigureLook = NumberLook | "date" | "yesNo" | "text";

/** When a figure is shown that is calculated elsewhere in the workbook. */
export type ShownWhen = {
  /** A sentence about the condition, for the reader of the table. */
  readonly note: string;
} /** In the rows whose number is at most this figure or input, and in the closing row while there is one. */ & (
  | { readonly kind: "rowsUpTo"; readonly limit: { readonly figure: string } | { readonly input: string } }
  /** In a project whose input has the value, or in any other project. */
  | { readonly kind: "inputIs" | "inputIsNot"; readonly input: string; readonly value: number }
);

export interface TableBlock {
  readonly kind: "table";
  /** Names the table's ranges. */
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly rows: TableRows;
  /** What the input columns make; absent in a table of figures alone. */
  readonly items?: TableItems;
  /** The list of calculated values that the figure columns come from, and the member that pairs its items with rows. */
  readonly figures?: { readonly list: string; readonly key?: string };
  readonly columns: readonly TableColumn[];
  /** When the figures are shown; always without it. */
  readonly shownWhen?: ShownWhen;
  /** The figures have their own table on another sheet, and stand here for the reader. */
  readonly isRepeated?: true;
  /** What stands in the first column of the closing row. */
  readonly closing: string;
}

export type TableRows =
  /** One row for each number, always there. */
  | { readonly kind: "numbered"; readonly first: number; readonly last: number }
  /** One row for each month of the years from 1 on, always there. */
  | { readonly kind: "months"; readonly years: number }
  /** As many rows as there are items, and blank ones up to `blankRows`. */
  | { readonly kind: "records"; readonly blankRows: number }
  /** As many rows as the calculation gives. */
  | { readonly kind: "calculated" };

export type TableItems =
  /** Each row is an item of the list; `key` is the column that tells items apart. */
  | { readonly kind: "rows"; readonly list: string; readonly key?: string }
  /** Each cell is an item `{ [rowKey], [columnKey], value }` of the list. */
  | { readonly kind: "cells"; readonly list: string; readonly rowKey: string; readonly columnKey: string }
  /** Each row is a measure; the hidden column A holds its uuid. */
  | { readonly kind: "measures" }
  /** Each row adds to the measure whose number it names. */
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
  /** Calculated value in the closing row. */
  readonly totalFigure?: string;
  /** When the figures of the column are shown, in place of the condition of the table. */
  readonly shownWhen?: ShownWhen;
}

export type ColumnContent =
  /** The number of a numbered row; in a row of a month its `year` or `month`. */
  | { readonly kind: "rowNumber"; readonly member: string }
  /** A member of the item: `implementation.deliveryCharge`. */
  | { readonly kind: "input"; readonly member: string; readonly value: InputValue; readonly isPrefilled?: boolean }
  /** An item `{ fieldId, value }` in a list of the item. */
  | { readonly kind: "entry"; readonly list: string; readonly fieldId: number; readonly value: InputValue }
  /** A savings entry whose field the header's category and unit decide. @spec C §8 */
  | { readonly kind: "savings"; readonly fieldId: number; readonly value: InputValue }
  /** An item of its own, with this number under the table's column key. */
  | { readonly kind: "cell"; readonly number: number; readonly value: InputValue }
  /** The number of the measure that the row adds to. */
  | { readonly kind: "measureNumber" }
  /** A member of the measure, repeated for the reader's eye. */
  | { readonly kind: "measureEcho"; readonly member: string }
  | {
      readonly kind: "figure";
      readonly figure: string;
      readonly look: FigureLook;
      /** The list of the figure, where it is not the list of the table. Its items have the number of the row. */
      readonly list?: string;
    }
  /** The cell of the input path that an issue names. */
  | { readonly kind: "inputPlace"; readonly figure: string };
