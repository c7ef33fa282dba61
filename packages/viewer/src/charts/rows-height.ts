const ROW = 38;
const AROUND = 50;
const LEAST = 150;

/** Pixels that a chart with a bar for each row needs. */
export const rowsHeight = (rows: number): number => Math.max(LEAST, rows * ROW + AROUND);
