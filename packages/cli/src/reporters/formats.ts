/** The output formats of `epb calc`. */
export const FORMATS = ["human", "json", "csv"] as const;
export type Format = (typeof FORMATS)[number];

/** The tables that can be written as CSV. */
export const CSV_SCHEDULES = ["1", "2a", "amortization", "express"] as const;
export type CsvSchedule = (typeof CSV_SCHEDULES)[number];
