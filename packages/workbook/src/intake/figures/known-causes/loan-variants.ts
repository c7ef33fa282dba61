import { Decimal, PAYMENT_FREQUENCY_LABELS, PaymentFrequency, PaymentTiming, type Project } from "@epb/engine";
import { isAmount, type ProjectVariant, withData } from "./figure-variant.js";

type Financing = NonNullable<Project["data"]["financing"]>;

const withFinancing = (project: Project, financing: Partial<Financing>): Project =>
  withData(project, { financing: { ...project.data.financing, ...financing } });

/** The project with another annual rate; undefined without a rate. */
function withRate(project: Project, change: (rate: Decimal, financing: Financing) => Decimal | undefined) {
  const { financing = {} } = project.data;
  const { indexRate = ZERO, addedPremium = ZERO } = financing;
  const rate = indexRate.plus(addedPremium);
  // Other rates than those of loans have no equivalent.
  if (rate.lte(0) || rate.gt(1)) return undefined;
  const changed = change(rate, financing);
  return changed && withFinancing(project, { indexRate: changed, addedPremium: ZERO });
}

const ZERO = new Decimal(0);
const MONTHS = 12;

/** The rate that accrues monthly like a rate that accrues a number of times a year. */
const monthlyLike = (rate: Decimal, times: number): Decimal =>
  rate.div(times).plus(1).pow(new Decimal(times).div(MONTHS)).minus(1).times(MONTHS);

const timingVariant = (timing: PaymentTiming, place: string): ProjectVariant => ({
  cause: `The form calculates the loan with payments at the ${place} of each period.`,
  change: (project) => {
    const entered = project.data.financing?.paymentTimingTypeID;
    return entered === undefined || entered === timing
      ? undefined
      : withFinancing(project, { paymentTimingTypeID: timing });
  },
});

const frequencyVariant = (frequency: PaymentFrequency): ProjectVariant => ({
  cause: `The form calculates the loan with other payments than the input: ${PAYMENT_FREQUENCY_LABELS[frequency].toLowerCase()}.`,
  change: (project) => {
    const entered = project.data.financing?.paymentTimingYear;
    return entered === undefined || entered === frequency
      ? undefined
      : withFinancing(project, { paymentTimingYear: frequency });
  },
});

/** Other conventions for the loan, simplest first. */
export const LOAN_VARIANTS: readonly ProjectVariant[] = [
  timingVariant(PaymentTiming.Beginning, "beginning"),
  timingVariant(PaymentTiming.End, "end"),
  ...Object.values(PaymentFrequency).map(frequencyVariant),
  {
    cause: "The form's interest accrues once for each payment; epb compounds it every month.",
    change: (project) =>
      withRate(project, (rate, { paymentTimingYear: times }) =>
        times === undefined || times === PaymentFrequency.Monthly ? undefined : monthlyLike(rate, times),
      ),
  },
  {
    cause: "The form takes the interest rate as an effective annual rate; epb takes it as a nominal rate.",
    change: (project) => withRate(project, (rate) => monthlyLike(rate, 1)),
  },
  {
    cause: "The form counts 365 days of interest for each year of 360 days; epb counts twelve equal months.",
    change: (project) => withRate(project, (rate) => rate.times(365).div(360)),
  },
  {
    cause: "The form's interest rate does not include the added premium.",
    change: (project) => {
      const { addedPremium, indexRate } = project.data.financing ?? {};
      return isAmount(addedPremium) && isAmount(indexRate) ? withFinancing(project, { addedPremium: ZERO }) : undefined;
    },
  },
];
