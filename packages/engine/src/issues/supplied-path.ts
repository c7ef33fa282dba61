/** Supplied figures are inputs of an Override project. Their paths among the inputs begin with this. */
export const SUPPLIED_ROOT = "calculatedValues.";
