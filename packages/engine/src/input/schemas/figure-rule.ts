import * as z from "zod/mini";

/** Rule of a schema of calculated values for the schema of a figure that every complete section has. */
export type FigureRule = <Schema extends z.ZodMiniType>(schema: Schema) => Schema;

/** Every figure is there: supplied values. */
export const always: FigureRule = (schema) => schema;

/** A figure may be absent. The type of a section has its figures all the same; readers take `SuppliedCalculatedValues`. */
export const unlessWithheld: FigureRule = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.exactOptional(schema) as unknown as Schema;
