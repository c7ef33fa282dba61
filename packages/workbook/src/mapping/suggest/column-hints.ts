/** Words of headers without a known name that make an input possible; each column has at most one. */
type ColumnHints = readonly (readonly [path: string, words: RegExp])[];

const MEASURE_HINTS: ColumnHints = [
  ["ecms[].implementation.appliedIncentives", /rebate|incentive|cash ?back|credit|grant|program|subsid/i],
  ["ecms[].implementation.mvExpense", /verif|m&v|\breport/i],
  [
    "ecms[].implementation.deliveryCharge",
    /\bfees?\b|mark-?up|\besco\b|engineering|\bsoft\b|margin|compensation|overhead|profit|management/i,
  ],
  [
    "ecms[].implementation.baseConstructionCost",
    /contractor|trade|vendor|invoice|\bgc\b|material|labor|\bcosts?\b|\bbids?\b|construct|install|equipment|invest/i,
  ],
];

const YEAR_HINTS: ColumnHints = [
  ["performancePeriod[].measurementVerification", /verif|m&v|\breport|monitor|assurance|measurement/i],
  ["performancePeriod[].deliveryChargePct", /markup|mark-up|handling|overhead|delivery/i],
  ["performancePeriod[].retainedSavings", /retain|kept|\bkeep|returned|\bshare\b|general fund|set aside/i],
  ["performancePeriod[].incentivesOtherPayments", /rebate|incentive|revenue|grant|credit|subsid|response|income/i],
  ["performancePeriod[].otherExpenses[fieldId=4].value", /replac|repair|reserve|renew|set-aside|component/i],
  ["performancePeriod[].otherExpenses[fieldId=3].value", /maint|upkeep|\bpm\b|filter|service/i],
  ["performancePeriod[].otherExpenses[fieldId=6].value", /insur/i],
  ["performancePeriod[].otherExpenses[fieldId=7].value", /\btax/i],
  ["performancePeriod[].otherExpenses[fieldId=5].value", /permit|licen/i],
  ["performancePeriod[].otherExpenses[fieldId=2].value", /operat|staff|crew|labor/i],
  ["performancePeriod[].otherExpenses[fieldId=1].value", /manag|admin|coordinat|servicing/i],
];

/** Input that a header without a known name can have. It is always an open question. */
export function hintedColumn(header: string, isMeasures: boolean): string | undefined {
  return (isMeasures ? MEASURE_HINTS : YEAR_HINTS).find(([, words]) => words.test(header))?.[0];
}
