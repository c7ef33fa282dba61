/** Kinds of quantities that a unit can measure. */
export type Measure = "rate" | "dollars" | "electricity" | "demand" | "heat" | "water" | "time";

/** A unit of a form, and its factor to the unit of our inputs. */
export interface FormUnit {
  readonly name: string;
  readonly measure: Measure;
  /** Exact decimal; undefined if the factor is not exact, such as the heat of a volume of gas. */
  readonly scale: string | undefined;
}

const unit = (pattern: RegExp, name: string, measure: Measure, scale: string | undefined) => ({
  pattern,
  unit: { name, measure, scale },
});

/** The first pattern that fits a part of a text counts; patterns below do not see that part. */
const UNITS: readonly { readonly pattern: RegExp; readonly unit: FormUnit }[] = [
  unit(
    /\$\s?0{3}['’]?s?\b|\$\s?k\b|\bk\$|\$ ?thousands?\b|\bthousands?( of)?( dollars| \$)?\b/,
    "$ thousand",
    "dollars",
    "1000",
  ),
  unit(/\$\s?mm?\b(?!btu)|\$ ?millions?\b|\bmillions?( of)?( dollars| \$)?\b/, "$ million", "dollars", "1000000"),
  unit(/\bbasis points?\b|\bbps?\b/, "basis points", "rate", "0.0001"),
  unit(/%|\bpercent(age)?( points?)?\b|\bpct\b/, "%", "rate", "0.01"),
  unit(/\bkwh\b/, "kWh", "electricity", "1"),
  unit(/\bmwh\b/, "MWh", "electricity", "1000"),
  unit(/\bkw\b/, "kW", "demand", "1"),
  unit(/\bmw\b/, "MW", "demand", "1000"),
  unit(/\bmmbtus?\b|\bmbtus?\b(?=.*million)/, "MMBtu", "heat", "1"),
  unit(/\bkbtus?\b/, "kBtu", "heat", "0.001"),
  unit(/\bdekatherms?\b|\bdth\b/, "Dth", "heat", "1"),
  unit(/\btherms?\b|\bthms?\b/, "therms", "heat", "0.1"),
  unit(/\bmcf\b/, "Mcf", "heat", undefined),
  unit(/\bccf\b/, "CCF", "heat", undefined),
  unit(/\bgj\b/, "GJ", "heat", undefined),
  unit(/\bmbtus?\b/, "MBtu", "heat", undefined),
  unit(/\bkgals?\b|\b1,?000 gal(lons?)?\b|\bthousand gallons\b/, "kgal", "water", "1"),
  // A million gallons for some people, a thousand for others.
  unit(/\bmgals?\b/, "Mgal", "water", undefined),
  unit(/\bgal(lons?)?\b/, "gal", "water", "0.001"),
  unit(/\bmonths?\b|\bmos?\b\.?/, "months", "time", "1"),
  unit(/\byears\b|\byrs\b\.?/, "years", "time", "12"),
  unit(/\$|\bdollars?\b|\busd\b/, "$", "dollars", "1"),
];

/** Units that a text names, in the order of the list above. */
export function unitsIn(text: string): readonly FormUnit[] {
  let rest = text.toLowerCase();
  const found: FormUnit[] = [];
  for (const { pattern, unit: known } of UNITS) {
    if (!pattern.test(rest)) continue;
    found.push(known);
    rest = rest.replace(pattern, " ");
  }
  return found;
}

/** True for a text that is nothing but a unit: `kWh/yr`, `($000)`. */
export const isUnit = (text: string): boolean =>
  text.trim().length <= 24 &&
  unitsIn(text).length > 0 &&
  UNITS.reduce((rest, { pattern }) => rest.replace(pattern, " "), text.toLowerCase()).replaceAll(
    /\b(per|yr|year|annual|mo|month)\b|[^a-z0-9]/g,
    "",
  ).length === 0;
