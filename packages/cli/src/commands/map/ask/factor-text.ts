/** The conversion of a decided cell, as an addition to its answer: a factor, or the order of a date. */
export const factorText = (factor: string): string =>
  factor === "" ? "" : /^-?[\d.]+$/.test(factor) ? `, × ${factor}` : `, read as ${factor}`;
