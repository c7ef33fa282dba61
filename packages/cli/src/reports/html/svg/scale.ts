/** Positions of values on an axis, and its ticks. */
export interface Scale {
  /** From the least to the greatest, at even steps of 1, 2 or 5 times a power of ten. */
  readonly ticks: readonly number[];
  /** The place of a value between 0, at the first mark, and 1, at the last. */
  readonly place: (value: number) => number;
}

const NICE_STEPS = [1, 2, 5, 10];

/** Smallest visible span of an axis; an axis without a span ends at 1. */
const LEAST_SPAN = 1e-6;

/** An axis that has 0 and all the values on it, with about as many steps as asked. */
export function niceScale(values: readonly number[], stepCount = 5): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const greatest = most - least < LEAST_SPAN ? 1 : most;
  const step = niceStep((greatest - least) / stepCount);
  const first = Math.floor(least / step);
  const last = Math.ceil(greatest / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
  return { ticks, place: (value) => (value - first * step) / ((last - first) * step) };
}

/** The smallest nice step that is not below the rough one. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (NICE_STEPS.find((step) => step * power >= rough * 0.999) ?? 10) * power;
}

/** Removes binary rounding errors. */
const tidy = (value: number): number => Number(value.toPrecision(12));

const MILLION = 1_000_000;
const THOUSAND = 1000;

/** Labels of the marks, short and all in the same unit: `$0.5M`, `250k`. */
export function tickLabels(ticks: readonly number[], prefix: string): readonly string[] {
  const greatest = Math.max(...ticks.map(Math.abs));
  const [divisor, suffix] =
    greatest >= MILLION ? [MILLION, "M"] : greatest >= 10 * THOUSAND ? [THOUSAND, "k"] : [1, ""];
  const parts = ticks.map((tick) => tidy(tick / divisor));
  const decimals = Math.max(...parts.map((part) => (String(part).split(".")[1] ?? "").length));
  return parts.map((part) => {
    const digits = Math.abs(part).toLocaleString("en-US", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    return `${part < 0 ? "−" : ""}${prefix}${digits}${part === 0 ? "" : suffix}`;
  });
}
