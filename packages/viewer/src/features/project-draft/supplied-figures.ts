import { CalculationType, Decimal, type Project, type SuppliedCalculatedValues } from "@epb/engine";

type Item = Readonly<Record<string, unknown>>;

/** True if figures are entered instead of calculated. @spec C §4 "With Override, calculated values are supplied" */
export const hasSuppliedFigures = ({ record }: Project): boolean => record.calculationType === CalculationType.Override;

/** Members that a section has even without values: lists with the members of each item, and groups. */
type Shape = { readonly [Name in string]: Shape | readonly [Shape] };

const SHAPES: { readonly [Name in keyof SuppliedCalculatedValues]: Shape } = {
  projectSummary: { implementationTotals: {}, financing: {}, capitalization: {}, financialSummary: {} },
  itemizedSavings: { years: [{ categories: [{}] }] },
  ecm: { measures: [{ ghg: {} }], totals: { ghg: {}, savings: [{}], baseline: [{}] } },
  performancePeriod: { items: [{}], total: {} },
  amortization: { detail: [{}], summary: [{}], total: {} },
  costSavings: { years: [{}] },
  esaPayments: { years: [{}] },
  express: { years: [{}], ghg: { entered: {}, computed: {} } },
};

/**
 * The project with complete sections of supplied figures: years and sections without figures are removed, required
 * lists exist, and years are in order.
 */
export function withWholeFigures(project: Project): Project {
  const { calculatedValues } = project;
  if (calculatedValues === undefined || !hasSuppliedFigures(project)) return project;
  const sections = Object.entries(calculatedValues).flatMap(([name, section]): [string, unknown][] => {
    const shape = SHAPES[name as keyof SuppliedCalculatedValues];
    if (shape === undefined) return [[name, section]];
    const whole = shaped(section as object as Item, shape);
    return isBlank(whole) ? [] : [[name, whole]];
  });
  return { ...project, calculatedValues: Object.fromEntries(sections) as SuppliedCalculatedValues };
}

function shaped(part: Item | undefined, shape: Shape): Item {
  const parts = Object.entries(shape).map(([name, below]): [string, unknown] => {
    const value = part?.[name];
    if (!Array.isArray(below)) return [name, shaped(value as Item | undefined, below as Shape)];
    const [ofItem] = below as readonly [Shape];
    const items = ((value ?? []) as readonly Item[]).map((item) => shaped(item, ofItem));
    return [name, items.filter((item) => !isBlank(item)).toSorted(byTime)];
  });
  return { ...part, ...Object.fromEntries(parts) };
}

const byTime = (one: Item, other: Item): number => timeOf(one) - timeOf(other);

/** Months since the first year; the same for what has no year. */
const timeOf = ({ year = 0, month = 0 }: Item): number => Number(year) * 12 + Number(month);

/** Members that identify an item and are not figures. */
const KEYS: ReadonlySet<string> = new Set(["year", "month", "uuid", "fieldId"]);

function isBlank(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.every(isBlank);
  if (typeof value !== "object" || value === null || Decimal.isDecimal(value)) return false;
  return Object.entries(value).every(([name, member]) => KEYS.has(name) || isBlank(member));
}
