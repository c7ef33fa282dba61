import { STATISTICS_TEXTS } from "../statistics-texts.js";
import type { Bar } from "./bar-chart.js";

/** Summary of a chart in one or two sentences, for screen readers. */
export function chartSummary(title: string, bars: readonly Bar[]): string {
  const sorted = bars.filter(({ size }) => size > 0).sort((one, other) => other.size - one.size);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (most === undefined || least === undefined) return title;
  if (most === least) return STATISTICS_TEXTS.summaryOfOne(title, most.label, most.shown);
  return STATISTICS_TEXTS.summary(title, most.label, most.shown, least.label, least.shown);
}
