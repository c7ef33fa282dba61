import { Decimal, isSavingsField, type Project, SAVINGS_FIELDS, UnitOfMeasure } from "@epb/engine";
import { isAmount, type ProjectVariant, withData } from "./figure-variant.js";

type Rates = NonNullable<Project["data"]["escalationRates"]>;

const ratesOf = ({ data }: Project): Rates =>
  (data.escalationRates ?? []).filter(({ year, value }) => year > 1 && isAmount(value));

/** The project with rates made from its own; undefined without rates. */
function withRates(project: Project, change: (rates: Rates) => Rates): Project | undefined {
  const rates = ratesOf(project);
  return rates.length === 0 ? undefined : withData(project, { escalationRates: change(rates) });
}

/** First-year savings in dollars, each grown by a rate of its category. */
function withGrownSavings(project: Project, rates: Rates): Project {
  const rateOf = new Map<number, Decimal>(rates.map(({ fieldId, value }) => [fieldId, value]));
  const ecms = (project.data.ecms ?? []).map((measure) => ({
    ...measure,
    estimatedSavings: (measure.estimatedSavings ?? []).map((item) => {
      const field = isSavingsField(item.fieldId) ? SAVINGS_FIELDS[item.fieldId] : undefined;
      const rate = field?.unit === UnitOfMeasure.DollarsPerYear ? rateOf.get(field.category) : undefined;
      return rate === undefined ? item : { ...item, value: item.value.times(rate.plus(1)) };
    }),
  }));
  return withData(project, { ecms });
}

/** Rates that add the same amount each year as the given rates compound. */
function withoutCompounding(rates: Rates): Rates {
  const grown = new Map<number, Decimal>();
  return [...rates]
    .sort((left, right) => left.year - right.year)
    .map((rate) => {
      const before = grown.get(rate.fieldId) ?? new Decimal(1);
      const after = before.plus(rate.value);
      grown.set(rate.fieldId, after);
      return before.isZero() ? rate : { ...rate, value: after.div(before).minus(1) };
    });
}

function withGuarantee(project: Project, guarPctEstSav: Decimal): Project | undefined {
  const entered = project.data.other?.guarPctEstSav;
  if (entered === undefined || entered.eq(guarPctEstSav)) return undefined;
  return withData(project, { other: { ...project.data.other, guarPctEstSav } });
}

/** Other conventions for savings, simplest first. */
export const SAVINGS_VARIANTS: readonly ProjectVariant[] = [
  {
    cause: "The form's savings begin to rise one year later than those of epb: year 2 has no escalation.",
    change: (project) => withRates(project, (rates) => rates.filter(({ year }) => year > 2)),
  },
  {
    cause: "The form applies each escalation rate one year later than epb: year 2 has no escalation.",
    change: (project) => withRates(project, (rates) => rates.map((rate) => ({ ...rate, year: rate.year + 1 }))),
  },
  {
    cause: "The form applies each escalation rate one year earlier than epb: year 1 already has the rate of year 2.",
    change: (project) => {
      const rates = ratesOf(project);
      if (rates.length === 0) return undefined;
      const earlier = withGrownSavings(
        project,
        rates.filter(({ year }) => year === 2),
      );
      const later = rates.filter(({ year }) => year > 2);
      return withData(earlier, { escalationRates: later.map((rate) => ({ ...rate, year: rate.year - 1 })) });
    },
  },
  {
    cause: "The form's savings rise in year 1 already: epb does not use an escalation rate of year 1.",
    change: (project) => {
      const first = (project.data.escalationRates ?? []).filter(({ year, value }) => year === 1 && isAmount(value));
      return first.length === 0 ? undefined : withGrownSavings(project, first);
    },
  },
  {
    cause: "The form's savings do not rise: it uses no escalation rates.",
    change: (project) => withRates(project, () => []),
  },
  {
    cause: "The form adds the escalation of each year to the savings of year 1; epb compounds it.",
    change: (project) => withRates(project, withoutCompounding),
  },
  {
    cause: "The form's figures have no guaranteed percentage: all estimated savings are guaranteed.",
    change: (project) => withGuarantee(project, new Decimal(1)),
  },
];
