import { TemplateKind } from "@epb/engine";
import * as z from "zod/mini";
import type { Profile } from "./profile.js";

/** Bounds of a profile: far above any form, and small enough to apply in a moment. */
export const PROFILE_LIMITS = {
  textLength: 300,
  values: 1_000,
  tables: 60,
  columns: 100,
  words: 2_000,
  texts: 50,
  rows: 1_000,
  offset: 200,
} as const;

/** The schema with a sentence about it, which the published JSON Schema repeats. */
function described<Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema {
  // A schema in two places has a separate description in each.
  const own = z.core.clone(schema);
  z.globalRegistry.add(own, { description });
  return own;
}

const text = z
  .string("Write a text in quotation marks.")
  .check(z.minLength(1, "Enter a text."), z.maxLength(PROFILE_LIMITS.textLength, "Shorten the text."));
const texts = z
  .array(text, "Write a list of texts in square brackets.")
  .check(z.minLength(1, "Enter at least one text."), z.maxLength(PROFILE_LIMITS.texts, "There are too many texts."));
const wholeNumber = (least: number, most: number) =>
  z
    .int(`Write a whole number from ${least} to ${most}.`)
    .check(
      z.minimum(least, `Write a whole number from ${least} to ${most}.`),
      z.maximum(most, `Write a whole number from ${least} to ${most}.`),
    );

const SCALE_ERROR = 'Write a decimal in quotation marks, such as "1000" or "0.01", but not zero.';
const conversion = {
  scale: z.optional(
    described(
      z.string(SCALE_ERROR).check(
        z.regex(/^-?\d{1,12}(\.\d{1,12})?$/, SCALE_ERROR),
        z.refine((scale) => Number(scale) !== 0, SCALE_ERROR),
      ),
      'Factor for numbers: "1000" for thousands, "0.01" for percentage points, "-1" for the other sign, "0.1" from therms to MMBtu.',
    ),
  ),
  unit: z.optional(described(text, "Unit of the form. Only for readers of the profile.")),
  dates: z.optional(
    described(
      z.enum(["month-day-year", "day-month-year"], "Write month-day-year or day-month-year."),
      "Order of the parts of dates that are text, such as 3/2/2027. Other dates need no order.",
    ),
  ),
};

const place = {
  sheet: z.optional(described(text, "Name of the sheet. Required with label and cell.")),
  cell: z.optional(described(text, "Address of the cell, such as E9.")),
  name: z.optional(described(text, "Defined name of the cell.")),
  label: z.optional(
    described(text, "Text beside or above the cell. Letter case, spaces, and a final colon do not matter."),
  ),
  occurrence: z.optional(
    described(
      wholeNumber(1, PROFILE_LIMITS.rows),
      "Number of the label. Required if the sheet has the text several times.",
    ),
  ),
  right: z.optional(described(wholeNumber(0, PROFILE_LIMITS.offset), "Columns from the label to the cell.")),
  down: z.optional(described(wholeNumber(0, PROFILE_LIMITS.offset), "Rows from the label to the cell.")),
};

const RATE_ERROR = 'Write a decimal from -1 to 1 in quotation marks, such as "0.03" for 3% a year.';
const growth = z
  .strictObject(
    {
      rate: z.optional(
        described(
          z.string(RATE_ERROR).check(z.regex(/^(-?0(\.\d{1,12})?|-?1(\.0{1,12})?)$/, RATE_ERROR)),
          'Growth per year as a fraction: "0.03" for 3%. Or name the cell of the form that has the rate.',
        ),
      ),
      ...place,
      scale: conversion.scale,
      unit: conversion.unit,
      decimals: z.optional(
        described(
          wholeNumber(0, 4),
          "Decimals to which the grown amount of each year is rounded. Not rounded without it.",
        ),
      ),
    },
    { error: objectError },
  )
  .check(
    z.refine(
      ({ rate, cell, name, label }) => [rate, cell, name, label].filter((part) => part !== undefined).length === 1,
      "Write either a rate or the cell, name, or label of the rate.",
    ),
  );

const value = z
  .strictObject(
    {
      to: described(
        text,
        "Path of an input (financing.indexRate) or of a figure of the form that epb compares. year=2..40 in the brackets stands for several years.",
      ),
      ...place,
      ...conversion,
      growth: z.optional(
        described(
          growth,
          "The cell has the amount of the first year, and the amounts of the following years grow by this rate, with compounding.",
        ),
      ),
    },
    { error: objectError },
  )
  .check(
    z.refine(
      ({ to, growth: grows }) => grows === undefined || /\byear=\d+\.\.\d+/.test(to),
      "Growth needs several years in the path, such as [year=1..25].",
    ),
  );

const column = z.strictObject(
  {
    to: described(
      text,
      "Path with open lists, such as ecms[].implementation.deliveryCharge. The key of the list, such as performancePeriod[].year, is a column too.",
    ),
    header: described(
      texts.check(z.maxLength(4, "A header has at most four texts.")),
      "Texts of the header from top to bottom: the group, if any, and the label directly above the cells.",
    ),
    ...conversion,
  },
  { error: objectError },
);

const table = z.strictObject(
  {
    list: described(text, "List of inputs or figures: ecms, escalationRates, performancePeriod, costSavings.years."),
    sheet: described(text, "Name of the sheet."),
    direction: z.optional(
      described(
        z.enum(["down", "across"], "Write down or across."),
        "across if each item is a column, such as a year.",
      ),
    ),
    columns: described(
      z
        .array(column, "Write a list of columns in square brackets.")
        .check(
          z.minLength(1, "Enter at least one column."),
          z.maxLength(PROFILE_LIMITS.columns, "There are too many columns."),
        ),
      "Columns of the table; rows, if each item is a column.",
    ),
    firstRow: z.optional(
      described(wholeNumber(1, PROFILE_LIMITS.offset), "Rows from the header to the first item (default: 1)."),
    ),
    numberFrom: z.optional(
      described(
        wholeNumber(0, PROFILE_LIMITS.rows),
        "Number of the first item, if the table has no column of numbers, or if its numbers are calendar or fiscal years that begin with another year in every file.",
      ),
    ),
    keyOfFirst: z.optional(
      described(wholeNumber(0, 10_000), "Number in the key column that stands for 1, such as the calendar year 2027."),
    ),
    endsAt: z.optional(described(texts, 'Texts that end the table. A row without entries and "Total" always end it.')),
    skips: z.optional(described(texts, 'Texts of rows that are not items. Rows with "Subtotal" are always skipped.')),
  },
  { error: objectError },
);

function objectError(issue: { readonly code?: string | undefined }): string | undefined {
  return issue.code === "unrecognized_keys" ? undefined : "Write an object in curly brackets.";
}

const list = <Item extends z.core.$ZodType>(item: Item, most: number) =>
  z.array(item, "Write a list in square brackets.").check(z.maxLength(most, `Enter at most ${most} items.`));

/** The format of a profile. */
export const profileSchema: z.ZodMiniType<Profile> = z.strictObject(
  {
    $schema: z.optional(described(text, "Address of this schema, for editors.")),
    kind: described(z.literal("epb-profile", 'Write "epb-profile".'), "Kind of the file."),
    schemaVersion: described(z.literal("1", 'Write "1".'), "Version of this format."),
    name: described(text, "Name of the form."),
    version: z.optional(described(text, "Version of the profile, in the words of its author.")),
    source: z.optional(described(text, "Publication that describes the form.")),
    template: described(
      z.enum(Object.values(TemplateKind), `Write one of ${Object.values(TemplateKind).join(", ")}.`),
      "Template of epb whose inputs the form has.",
    ),
    matches: described(
      z.strictObject(
        {
          sheets: z.optional(described(texts, "Names of sheets.")),
          labels: z.optional(
            described(
              list(
                z.strictObject(
                  {
                    sheet: z.optional(described(text, "Sheet of the text; any sheet without it.")),
                    text: described(text, "Text of a cell."),
                  },
                  { error: objectError },
                ),
                PROFILE_LIMITS.texts,
              ),
              "Texts of cells.",
            ),
          ),
          names: z.optional(described(texts, "Defined names.")),
        },
        { error: objectError },
      ),
      "Parts that a workbook of this form has. All must be there. Without any, the profile applies only where it is named.",
    ),
    values: described(list(value, PROFILE_LIMITS.values), "Single inputs and figures, and their cells."),
    tables: described(list(table, PROFILE_LIMITS.tables), "Tables of inputs and figures."),
    words: described(
      list(
        z.strictObject(
          {
            to: described(text, "Path of the input, with open lists."),
            word: described(text, "Word of the form."),
            choice: described(text, "Name of the choice in the list of epb."),
          },
          { error: objectError },
        ),
        PROFILE_LIMITS.words,
      ),
      "Words of the form for the choices of epb, such as technologies.",
    ),
    constants: described(
      list(
        z.strictObject(
          {
            to: described(text, "Path of an input; [year=1..25] stands for several years."),
            value: described(text, "Number, date (2027-03-02), text, or name of a choice."),
            decidedBy: z.optional(described(text, "Person or document that decided the value.")),
          },
          { error: objectError },
        ),
        PROFILE_LIMITS.values,
      ),
      "Inputs that the form does not state.",
    ),
  },
  { error: objectError },
);
