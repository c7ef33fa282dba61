import * as z from "zod/mini";
import type { InputRow, IsOptional, RowsOf, ValueNames } from "../../inputs/input-row.js";
import {
  booleanSchema,
  dateSchema,
  decimalSchema,
  keyTextSchema,
  memberSchema,
  nonNegativeSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";

/** Schemas of the single values of a section. */
type ValueSchemas<Section> = {
  [Name in ValueNames<Section>]: IsOptional<Section, Name> extends true
    ? z.ZodMiniExactOptional<z.ZodMiniType<NonNullable<Section[Name]>>>
    : z.ZodMiniType<Section[Name]>;
};

/** The schemas of a section's single values, from their rows. */
export function valueSchemas<Section>(rows: RowsOf<Section>): ValueSchemas<Section> {
  const schemas = Object.entries<InputRow>(rows).map(([name, row]) => [
    name,
    row.isRequired === true ? schemaOf(row) : z.exactOptional(schemaOf(row)),
  ]);
  return Object.fromEntries(schemas) as ValueSchemas<Section>;
}

function schemaOf(row: InputRow): z.ZodMiniType {
  switch (row.kind) {
    case "text":
      return textSchema;
    case "name":
      return keyTextSchema;
    case "date":
      return dateSchema;
    case "boolean":
      return booleanSchema;
    case "decimal":
      return row.isNonNegative ? nonNegativeSchema : decimalSchema;
    case "wholeNumber":
      return wholeNumberSchema(row.minimum, row.maximum);
    case "choice":
      return memberSchema(row.members);
  }
}
