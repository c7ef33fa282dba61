/**
 * Words that people use for figures and inputs, by the label of each. Two labels may have the same words: a project has
 * only one of the two.
 */
export const EVERYDAY_NAMES: Readonly<Record<string, readonly string[]>> = {
  "Start of the performance period": [
    "start date",
    "performance period start",
    "performance period start date",
    "start of performance",
  ],
  "End of the performance period": [
    "end date",
    "performance period end",
    "performance period end date",
    "end of performance",
    "contract end",
  ],
  "Performance period": [
    "contract term",
    "contract length",
    "performance period length",
    "term",
    "term length",
    "years",
  ],
  "Loan start date": ["loan start", "start of the loan"],
  "Project interest rate": ["interest rate", "loan rate", "rate", "financing rate"],
  "Total amount financed": ["amount financed", "financed amount", "loan", "loan amount", "total financed"],
  "Total interest": ["interest paid", "total interest paid", "loan interest"],
  "Remaining balance": ["balance", "loan balance"],
  "Total price": ["implementation price", "price", "project cost", "project price", "total cost"],
  "Total implementation price": [
    "implementation price",
    "implementation cost",
    "price",
    "project cost",
    "project price",
    "total cost",
    "total price",
  ],
  "Base construction cost": ["construction cost"],
  "Simple payback": ["payback", "payback period", "simple payback period"],
  "Estimated annual savings, year 1": [
    "annual savings",
    "estimated annual savings",
    "first-year savings",
    "savings in the first year",
  ],
  "Annual cost savings": ["annual savings", "first-year savings"],
  "Guaranteed annual savings, year 1": ["guaranteed annual savings", "annual guaranteed savings"],
  "Total estimated cost savings": [
    "cost savings",
    "estimated cost savings",
    "estimated savings",
    "savings",
    "total cost savings",
    "total estimated savings",
    "total savings",
  ],
  "Total guaranteed cost savings": [
    "guarantee",
    "guaranteed cost savings",
    "guaranteed savings",
    "total guaranteed savings",
  ],
  "Total payments": ["contractor payments", "payments"],
  "Total debt service": ["debt service", "loan payments"],
  "Total expenses": ["expenses", "performance period expenses"],
  "Total retained savings": ["retained savings"],
  "Total net savings": ["net savings"],
  "Total energy savings": ["energy savings", "energy saved"],
  "Total energy cost savings": ["energy cost savings"],
  "Measurement and verification (M&V)": ["m&v", "m&v cost", "measurement and verification", "mv cost"],
  "Electricity saved": ["electric savings", "electricity savings", "kwh saved", "kwh savings"],
  "Natural gas saved": ["gas savings", "natural gas savings"],
  "Greenhouse gas saved": [
    "carbon saved",
    "carbon savings",
    "co2 saved",
    "emissions saved",
    "ghg",
    "ghg reduction",
    "ghg savings",
    "greenhouse gas reduction",
    "greenhouse gas savings",
  ],
};

/**
 * Everyday names of the figure or input with this label, such as an abbreviation; most labels have no everyday name.
 *
 * @example
 * import { everydayNames } from "@epb/engine/lookup";
 *
 * everydayNames("Natural gas saved"); // ["gas savings", "natural gas savings"]
 */
export const everydayNames = (label: string): readonly string[] => EVERYDAY_NAMES[label] ?? [];

/** `, year 3` at the end, also written without the comma. */
const YEAR = /,?\s+(year \d+)$/;

/** Labels of what people call so, the likeliest first: `End of the performance period` for `end date`. */
export function everydayLabels(name: string): readonly string[] {
  const plain = name.toLowerCase().replaceAll(/\s+/g, " ").trim();
  const whole = labelsOf(plain);
  const [, year] = YEAR.exec(plain) ?? [];
  if (whole.length > 0 || year === undefined) return whole;
  const thing = plain.replace(YEAR, "");
  return [thing, ...labelsOf(thing)].map((label) => `${label}, ${year}`);
}

const labelsOf = (plain: string): readonly string[] =>
  Object.entries(EVERYDAY_NAMES).flatMap(([label, names]) => (names.includes(plain) ? [label] : []));
