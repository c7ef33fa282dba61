import { type Amount, optionalDecimal, toDecimal } from "../decimal/amount.js";
import { Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { definedOnly } from "../objects/defined-only.js";
import { AnnuityTiming } from "../spreadsheet/annuity-timing.js";
import { ratePerPeriod } from "../spreadsheet/rate-per-period.js";
import { calculatorRate } from "./calculator-rate.js";
import { nominalFromReal } from "./inflated-rate.js";

/** A fuel whose price changes from year to year. */
export interface FuelPrices<Value extends Amount = Decimal> {
  readonly fuel: string;
  /** Share of the energy cost savings of the base year, fraction; the shares of all fuels add up to 1. */
  readonly share: Value;
  /** Price in constant dollars or price index, by calendar year; only the ratios between years count. */
  readonly prices: ReadonlyMap<number, Value>;
}

const readPrices = ({ fuel, share, prices }: FuelPrices<Amount>): FuelPrices => ({
  fuel,
  share: toDecimal(share),
  prices: new Map([...prices].map(([year, price]) => [year, toDecimal(price)])),
});

export interface ContractTerm<Value extends Amount = Decimal> {
  /** Calendar year of the award. The first year of savings is the one after it. */
  readonly startYear: number;
  /** Years of savings, a whole number above 0. */
  readonly years: number;
  /**
   * Calendar year in whose prices the savings are entered; the start year where none is given. NIST's own calculator
   * takes the first year of its price data.
   */
  readonly baseYear?: number;
  /** Fraction per year, above −1; gives the nominal rates. */
  readonly inflation?: Value;
}

export interface EscalationRate {
  /** Without inflation, fraction per year. */
  readonly real: Decimal;
  /** With inflation, fraction per year; absent where no inflation is given. */
  readonly nominal?: Decimal;
}

export interface UniformEscalation extends EscalationRate {
  /** The rate of each fuel on its own. */
  readonly fuels: readonly (EscalationRate & { readonly fuel: string; readonly share: Decimal })[];
  /** The rates of the fuels, weighted by their shares. */
  readonly weighted: EscalationRate;
  /**
   * The figure of NIST's calculator: its own rates of the fuels ({@link calculatorRate}), weighted by their shares.
   * Absent if the calculator finds no rate.
   */
  readonly calculator?: EscalationRate;
}

export type UniformEscalationResult =
  | ({ readonly ok: true } & UniformEscalation)
  /** There is a price above 0 neither for these years nor, then, a rate. */
  | { readonly ok: false; readonly reason: "prices-missing"; readonly missing: readonly MissingPrices[] }
  | { readonly ok: false; readonly reason: "shares-not-one"; readonly sharesAddUpTo: Decimal }
  | { readonly ok: false; readonly reason: "term-out-of-range" | "inflation-out-of-range" | "no-rate-in-range" };

export interface MissingPrices {
  readonly fuel: string;
  /** Calendar years without a price above 0, rising. */
  readonly years: readonly number[];
}

/**
 * The uniform annual escalation rate that gives the same total energy cost savings over a contract as rates that change
 * from year to year. The savings are not discounted, as in the Energy Escalation Rate Calculator (EERC) of NIST and
 * FEMP.
 *
 *     Σ (1 + rate)^k = Σ over fuels of share × price(start year + k) ÷ price(base year), k from 1 to the years of the contract
 *     two years at 1.05 and 1.1025: 1.05 + 1.05^2 = 2.1525
 *
 * The left side rises with the rate, so there is exactly one solution.
 *
 * @returns Real rate, and the nominal rate if inflation is given.
 */
export function uniformEscalationRate(
  pricedFuels: readonly FuelPrices<Amount>[],
  contract: ContractTerm<Amount>,
): UniformEscalationResult {
  const fuels = pricedFuels.map(readPrices);
  const inflation = optionalDecimal(contract.inflation);
  const term: ContractTerm = definedOnly({ ...contract, inflation });
  if (!Number.isInteger(term.years) || term.years < 1 || !Number.isInteger(term.startYear)) {
    return { ok: false, reason: "term-out-of-range" };
  }
  if (inflation !== undefined && !(inflation.isFinite() && inflation.gt(-1))) {
    return { ok: false, reason: "inflation-out-of-range" };
  }
  const shares = sum(fuels.map(({ share }) => share));
  if (!shares.minus(ONE).abs().lte(SHARES_TOLERANCE)) {
    return { ok: false, reason: "shares-not-one", sharesAddUpTo: shares };
  }
  const counted = fuels
    .filter(({ share }) => !share.isZero())
    .map((fuel) => ({ ...fuel, share: fuel.share.div(shares) }));
  const missing = counted.map((fuel) => missingPrices(fuel, term)).filter(({ years }) => years.length > 0);
  if (missing.length > 0) return { ok: false, reason: "prices-missing", missing };

  const totals = counted.map((fuel) => ({ ...fuel, total: savingsOverTerm(fuel, term) }));
  const real = equivalentRate(sum(totals.map(({ share, total }) => total.times(share))), term.years);
  const rates = totals.map(({ fuel, share, total }) => ({ fuel, share, real: equivalentRate(total, term.years) }));
  const found = rates.flatMap((rate) => (rate.real === undefined ? [] : [{ ...rate, real: rate.real }]));
  if (real === undefined || found.length < rates.length) return { ok: false, reason: "no-rate-in-range" };
  const weighted = sum(found.map((rate) => rate.real.times(rate.share)));
  const calculator = calculatorFigure(totals, term.years);
  return {
    ok: true,
    ...withNominal(real, inflation),
    fuels: found.map(({ fuel, share, real: ofFuel }) => ({ fuel, share, ...withNominal(ofFuel, inflation) })),
    weighted: withNominal(weighted, inflation),
    ...(calculator !== undefined && { calculator: withNominal(calculator, inflation) }),
  };
}

/** Three thirds are not quite 1 in decimals; what is missing is shared out. */
const SHARES_TOLERANCE = "1e-9";

const savingYears = ({ startYear, years }: ContractTerm): number[] =>
  Array.from({ length: years }, (_, index) => startYear + index + 1);

function missingPrices({ fuel, prices }: FuelPrices, term: ContractTerm): MissingPrices {
  const { startYear, baseYear = startYear } = term;
  const needed = [...new Set([baseYear, ...savingYears(term)])].sort((one, other) => one - other);
  return { fuel, years: needed.filter((year) => !prices.get(year)?.gt(0) || !prices.get(year)?.isFinite()) };
}

/** Savings over the term for $1 a year in prices of the base year, $. */
function savingsOverTerm({ prices }: FuelPrices, term: ContractTerm): Decimal {
  const { startYear, baseYear = startYear } = term;
  const total = sum(savingYears(term).map((year) => prices.get(year) ?? ZERO));
  return total.div(prices.get(baseYear) ?? ONE);
}

/** The rate at which $1 a year, grown from year to year, adds up to a total: that of an annuity due. */
function equivalentRate(total: Decimal, years: number): Decimal | undefined {
  const rates = ratePerPeriod({
    periods: new Decimal(years),
    payment: ONE.neg(),
    presentValue: ZERO,
    futureValue: total,
    timing: AnnuityTiming.Beginning,
  });
  return rates.kind === "one" ? rates.rate : undefined;
}

/** The calculator's rates of the fuels, weighted by their shares; undefined where one of them is missing. */
function calculatorFigure(
  fuels: readonly { readonly share: Decimal; readonly total: Decimal }[],
  years: number,
): Decimal | undefined {
  const rates = fuels.flatMap(({ share, total }) => calculatorRate(total, years)?.times(share) ?? []);
  return rates.length === fuels.length ? sum(rates) : undefined;
}

const withNominal = (real: Decimal, inflation: Decimal | undefined): EscalationRate =>
  definedOnly({ real, nominal: inflation && nominalFromReal(real, inflation) });
