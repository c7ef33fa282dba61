import type { Assumptions } from "@epb/engine/economics";

/** Assumptions of the economics, for programs. */
export function assumptionData(assumptions: Assumptions, baseDate?: string): object {
  const { discountRate, studyPeriodYears, savings, discounting, rateName, source, note } = assumptions;
  return {
    discountRate: { ...discountRate, ...(rateName !== undefined && { published: rateName }) },
    ...(studyPeriodYears !== undefined && { studyPeriodYears }),
    savings,
    discounting,
    ...(baseDate !== undefined && { baseDate }),
    ...(source !== undefined && { source }),
    ...(note !== "" && { note }),
  };
}
