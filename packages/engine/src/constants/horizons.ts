// @spec C §9 Horizons, "Projection horizon 40 years"; C §5 "Calculations run over at most 40 years"

/** Years of escalation, savings and loan that are projected. */
export const PROJECTION_HORIZON_YEARS = 40;

/** Longest performance period a contract may have, and the last year of cost savings. */
export const MAXIMUM_PERFORMANCE_PERIOD_YEARS = 25;

/** Last year of payments under an energy sales agreement (ESA). */
export const ESA_HORIZON_YEARS = 20;

export const MONTHS_PER_YEAR = 12;
